/** The projects of the browser tests in the order they run, and where each leaves its report. */
export const browserReports = {
  desktop: 'tests/results/desktop-tests.json',
  phone: 'tests/results/phone-tests.json',
  journeys: 'tests/results/journeys.json',
} as const
