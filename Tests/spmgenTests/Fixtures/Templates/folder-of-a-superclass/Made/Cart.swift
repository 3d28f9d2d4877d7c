class Cart: UICollectionViewController {}
