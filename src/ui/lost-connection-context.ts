/** Whether the connection to the server is lost. */
import { createContext } from 'react'

export const LostConnectionContext = createContext(false)
