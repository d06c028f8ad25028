/** Where the saved listings are, apart from the code that reads them, which is loaded later. */
export const savedKey = 'saved'
