import Flights
import Hotels
import Settings
