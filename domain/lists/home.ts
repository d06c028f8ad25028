/** The numbers of events and towns that the home screen shows. */

/** The number of upcoming events. */
export const upcomingCount = 5

/** The number of towns with the most events. It fills the rows of both layouts, which have two and five columns. */
export const maxTowns = 10
