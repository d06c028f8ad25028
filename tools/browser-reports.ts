/** The projects of the browser tests in the order they run, with the path of each report. */
export const browserReports = {
  desktop: 'tests/results/desktop-tests.json',
  phone: 'tests/results/phone-tests.json',
} as const
