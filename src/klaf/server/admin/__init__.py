"""What operators do with a store from the command line: look at it, check it, and change what is there."""
