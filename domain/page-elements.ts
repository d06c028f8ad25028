/** The parts of the page that the server writes and the web app reads. */

/** The id of the element that contains the configuration as JSON. Only the server of this project writes it. */
export const configurationElement = 'configuration'
