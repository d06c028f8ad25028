/** The address of the embedded server: a Unix-domain socket that only its user can open, or TCP with a password. */
import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { SITE, SUPERUSER } from './cluster.ts'

export interface Address {
  settings: Record<string, string>
  /** The content of pg_hba.conf. */
  access: string
  /** Statements to run before the server starts. */
  statements: string[]
  /** For the user and the database of the site. */
  url: string
  /** For the superuser. */
  adminUrl: string
}

/**
 * The data directory has mode 0700: a user who can open the socket can also read the files.
 * `folder` is a path to the data directory that is short enough for a socket.
 */
export function socketAddress(folder: string): Address {
  const url = (name: string): string => `postgres://${name}@localhost:5432/${name}?host=${encodeURIComponent(folder)}&sslmode=disable`
  return {
    settings: { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' },
    access: 'local all all trust\n',
    statements: [],
    url: url(SITE),
    adminUrl: url(SUPERUSER),
  }
}

/** For systems on which Node cannot open Unix-domain sockets of PostgreSQL. The password changes at each start and is not stored. */
export async function tcpAddress(): Promise<Address> {
  const password = randomBytes(24).toString('hex')
  const port = await freePort()
  const url = (name: string): string => `postgres://${name}:${password}@127.0.0.1:${port}/${name}?sslmode=disable`
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    access: 'host all all 127.0.0.1/32 scram-sha-256\n',
    statements: [SITE, SUPERUSER].map((name) => `alter role ${name} password '${password}'`),
    url: url(SITE),
    adminUrl: url(SUPERUSER),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
