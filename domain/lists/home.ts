/** How much the home screen shows. */

/** The next events. */
export const upcomingCount = 5

/** The towns with the most events, in full rows of two and of five. */
export const mostTowns = 10
