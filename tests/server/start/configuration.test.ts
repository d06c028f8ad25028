/** The configuration: its defaults, its values, and its faults. */
import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from '../../../server/start/configuration.ts'
import type { Environment } from '../../../server/start/environment.ts'

function faultsOf(environment: Environment): string[] {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split('\n').slice(1).map((line) => line.trim())
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('has a default for each variable', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000, host: '127.0.0.1', dataDir: './data', siteDir: null, databaseUrl: null, publicUrl: null, webOrigins: [], demo: null,
      logLevel: 'info', defaultLanguage: 'en',
      installation: { productName: 'Prasino', contactEmail: expect.stringContaining('@') as string },
    })
  })

  it('keeps serving behind a proxy that checks every two seconds, three times, when it is stopped', () => {
    expect([readConfiguration({}).shutdownDelayMs, readConfiguration({ TRUST_PROXY: 'loopback' }).shutdownDelayMs]).toEqual([0, 7_000])
    expect(readConfiguration({ TRUST_PROXY: 'loopback', SHUTDOWN_DELAY: '0' }).shutdownDelayMs).toBe(0)
  })

  it('has no demo accounts on a site with a public address, unless they are asked for', () => {
    const demoOf = (environment: Environment) => readConfiguration(environment).demo
    expect([demoOf({ PUBLIC_URL: 'https://leaf.example' }), demoOf({ PUBLIC_URL: 'http://127.0.0.1:3000' })]).toEqual([false, null])
    expect(demoOf({ PUBLIC_URL: 'https://leaf.example', DEMO: '1' })).toBe(true)
  })

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', DEMO: ' ', SOCIAL_LINKS: '' })).toEqual(readConfiguration({}))
  })

  it('requires SECOND_FACTOR_KEY with DATABASE_URL where a second factor is required', () => {
    const remote = { DATABASE_URL: 'postgres://site@db/site', JWT_SECRET: 'x'.repeat(32) }
    expect(faultsOf({ ...remote, SECOND_FACTOR: 'required' }))
      .toEqual([expect.stringMatching(/^SECOND_FACTOR_KEY must be a secret of at least 32 bytes/)])
    expect(faultsOf(remote)).toEqual([])
  })

  it('requires JWT_SECRET with DATABASE_URL', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://site@db/site' })).toEqual([expect.stringMatching(/^JWT_SECRET must be a secret of at least 32 bytes/)])
  })

  it('requires all three variables of the administrator or none', () => {
    expect(faultsOf({ ADMIN_USERNAME: 'eleni' })).toEqual([expect.stringMatching(/^ADMIN_EMAIL /), expect.stringMatching(/^ADMIN_PASSWORD /)])
    expect(faultsOf({ ADMIN_USERNAME: 'ελένη', ADMIN_EMAIL: 'e@leaf.example', ADMIN_PASSWORD: 'olives-and-thyme' })).toHaveLength(1)
  })

  it('is read from the environment', () => {
    const configuration = readConfiguration({
      PORT: '0', HOST: '::', DATA_DIR: '/var/lib/site', SITE_DIR: '/etc/site', DATABASE_URL: 'postgres://site:s3cret@db:5432/site', PUBLIC_URL: 'https://leaf.example/',
      WEB_ORIGINS: 'https://web.example, http://localhost:5173/', CONTACT_EMAIL: 'us@leaf.example', PRODUCT_NAME: 'Φύλλο', DEMO: '1', DEFAULT_LANGUAGE: 'el',
      SOCIAL_LINKS: 'Mastodon = https://social.example/@leaf?a=b, Other=http://other.example', LOG_LEVEL: 'warn',
      SMTP_URL: 'smtps://site:s3cret@mail:465', MAIL_FROM: 'no-reply@leaf.example', JWT_SECRET: 'x'.repeat(32), RATE_LIMIT_SCALE: '2.5', LOG_TEXT_YEARS: '5',
      SECOND_FACTOR: 'required', SECOND_FACTOR_KEY: 'y'.repeat(32),
      ADMIN_USERNAME: 'eleni', ADMIN_EMAIL: 'eleni@leaf.example', ADMIN_PASSWORD: 'olives-and-thyme',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1', SHUTDOWN_DELAY: '15',
    })
    expect(configuration).toEqual({
      port: 0, host: '::', dataDir: '/var/lib/site', siteDir: '/etc/site', databaseUrl: 'postgres://site:s3cret@db:5432/site', publicUrl: 'https://leaf.example',
      webOrigins: ['https://web.example', 'http://localhost:5173'], demo: true, logLevel: 'warn', defaultLanguage: 'el',
      smtpUrl: 'smtps://site:s3cret@mail:465', mailFrom: 'no-reply@leaf.example', jwtSecret: 'x'.repeat(32), rateLimitScale: 2.5,
      logTextYears: 5, isSecondFactorRequired: true, secondFactorKey: 'y'.repeat(32),
      admin: { username: 'eleni', email: 'eleni@leaf.example', password: 'olives-and-thyme' },
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'], shutdownDelayMs: 15_000,
      installation: {
        productName: 'Φύλλο', contactEmail: 'us@leaf.example',
        socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@leaf?a=b' }, { name: 'Other', url: 'http://other.example' }],
      },
    })
  })

  it('has no social links if none are given', () => {
    expect(readConfiguration({}).installation.socialLinks).toEqual([])
    expect(readConfiguration({ SOCIAL_LINKS: '' }).installation.socialLinks).toEqual([])
  })

  it('has no social links if only a comma is given', () => {
    expect(readConfiguration({ SOCIAL_LINKS: ',' }).installation.socialLinks).toEqual([])
  })

  it.each([
    ['PORT', '65536'], ['PORT', '-1'], ['PORT', '80.5'], ['PORT', 'http'], ['PORT', '0x50'],
    ['HOST', 'http://localhost'], ['HOST', 'local host'], ['HOST', '127.0.0.1:3000'],
    ['DATA_DIR', 'a\nb'],
    ['DATABASE_URL', 'mysql://db/site'], ['DATABASE_URL', 'db:5432'],
    ['PUBLIC_URL', 'leaf.example'], ['PUBLIC_URL', 'https://leaf.example/site'], ['PUBLIC_URL', 'ftp://leaf.example'],
    ['WEB_ORIGINS', '*'], ['WEB_ORIGINS', 'https://web.example/app'], ['WEB_ORIGINS', 'https://user@web.example'],
    ['CONTACT_EMAIL', 'us'], ['CONTACT_EMAIL', 'a@b.example, c@d.example'],
    ['SOCIAL_LINKS', 'https://social.example'], ['SOCIAL_LINKS', 'Mastodon=javascript:alert(1)'], ['SOCIAL_LINKS', '=https://social.example'],
    ['SMTP_URL', 'mail:25'], ['SMTP_URL', 'https://mail.example'], ['SMTP_URL', 'smtp:'], ['SMTP_URL', 'smtp://mail:25#3'], ['MAIL_FROM', 'Prasino'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['RATE_LIMIT_SCALE', '0'], ['RATE_LIMIT_SCALE', '-1'], ['RATE_LIMIT_SCALE', '1e3'],
    ['TRUST_PROXY', 'proxy'], ['TRUST_PROXY', '10.0.0.0/33'],
    ['PRODUCT_NAME', 'a'.repeat(61)], ['DEMO', 'yes'], ['LOG_LEVEL', 'loud'], ['DEFAULT_LANGUAGE', 'de'],
  ])('rejects %s=%s with a remedy', (name, value) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name} .*(?:give|must be) .*\\.$`))
  })

  it.each([
    ['SMTP_URL', 'smtp://site:12#3@mail:587', '%23 for #'],
    ['SMTP_URL', 'smtp://site:s3#cret@mail:587', '%23 for #'],
    ['SMTP_URL', 'smtps://site:p@ss@mail', '%40 for @'],
    ['SMTP_URL', 'smtp://me@leaf.example:p@ss@mail', '%40 for @'],
    ['SMTP_URL', 'smtp://site:1/2@mail:587', '%2F for /'],
    ['SMTP_URL', 'smtp://site:1?2@mail:587', '%3F for ?'],
    ['SMTP_URL', 'smtp://site:100%@mail:587', '%25 for %'],
    ['SMTP_URL', 'smtp://site:a b@mail:587', '%20 for a space'],
    ['SMTP_URL', 'smtp://site:1#2@3@mail:587', '%40 for @, %23 for #'],
    ['DATABASE_URL', 'postgres://site:12#3@db/site', '%23 for #'],
    ['DATABASE_URL', 'postgres://site:1/2@db/site', '%2F for /'],
    ['DATABASE_URL', 'postgresql://site:100%@db/site', '%25 for %'],
  ])('names the characters of a password to encode: %s=%s', (name, value, cure) => {
    expect(faultsOf({ JWT_SECRET: 'x'.repeat(32), [name]: value })).toEqual([
      `${name} has characters in its password that must be percent-encoded: write ${cure}.`,
    ])
  })

  it.each([
    ['SMTP_URL', 'smtp://site:12%233%40%2F%3F%25@mail:587'],
    ['SMTP_URL', 'smtp://me@leaf.example:s3cret@mail:587'],
    ['SMTP_URL', 'smtp://mail:25/?name=leaf.example'],
    ['SMTP_URL', 'smtp://site:sécret!$&:;=~@mail?tls.rejectUnauthorized=false'],
    ['DATABASE_URL', 'postgres://site:p%23@db:5432/site?sslmode=require'],
    ['DATABASE_URL', 'postgresql:///site?host=/var/run/postgresql&user=site'],
  ])('accepts an encoded password, and none: %s=%s', (name, value) => {
    expect(faultsOf({ JWT_SECRET: 'x'.repeat(32), [name]: value })).toEqual([])
  })

  it('reports all faults together', () => {
    const faults = faultsOf({ PORT: 'x', HOST: 'a b', DEMO: '2', WEB_ORIGINS: '*,https://a.example,null' })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['PORT', 'HOST', 'WEB_ORIGINS', 'WEB_ORIGINS', 'DEMO'])
  })

  it('never repeats a password', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://site:s3cret@db/site' }).join()).not.toContain('s3cret')
  })
})
