/** Evaluates React when its chunk is evaluated, which the page does in a task of its own, and not when the app first needs it. */
import 'react-dom/client'
