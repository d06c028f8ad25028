/** The words in place of what could not be read. */

/** The words of the failure; while the connection is lost and the code of its words is there, those. */
export function failureWords(message: string): RegExp {
  return new RegExp(`${message}|Without a connection (you see|the search|the cities)|is not kept on this device`)
}
