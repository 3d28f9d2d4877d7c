import Movies
import Tickets
