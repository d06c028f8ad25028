/** The numbers of events and towns that the home screen shows. */

/** The number of upcoming events. */
export const upcomingCount = 5

/** The number of towns with the most events. It fills two rows of five on wide screens. */
export const maxTowns = 10
