/** A passkey made by software: it signs what a device would sign (WebAuthn, level 3, sections 6 and 7), also what is wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a browser and a device say; a test changes what is to be wrong. */
export interface Ceremony {
  readonly challenge: string
  readonly origin: string
  readonly site: string
  readonly counter: number
  /** Whether the device has verified its user. */
  readonly isVerified: boolean
}

/** The JSON of a `PublicKeyCredential`. */
export interface SoftwareCredential {
  readonly id: string
  readonly rawId: string
  readonly type: string
  readonly clientExtensionResults: object
  readonly response: Readonly<Record<string, unknown>>
}

export interface SoftwarePasskey {
  /** What `navigator.credentials.create()` returns. */
  readonly created: (ceremony: Ceremony) => SoftwareCredential
  /** What `navigator.credentials.get()` returns. */
  readonly signed: (ceremony: Ceremony) => SoftwareCredential
}

const flags = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 }

/** A new key on the curve P-256, with a random id. */
export function softwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = (response: SoftwareCredential['response']) => ({
    id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {}, response,
  })
  return {
    created: (ceremony) => {
      // The map of a COSE_Key: EC2, ES256, P-256, x, y.
      const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), bytes(x), Buffer.from('225820', 'hex'), bytes(y)])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticatorData(ceremony, flags.hasCredential, attested)
      // The map of fmt `none`, an empty attStmt, and authData.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      return credential({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url'),
        transports: ['internal'],
      })
    },
    signed: (ceremony) => {
      const [data, client] = [authenticatorData(ceremony, 0), clientData('webauthn.get', ceremony)]
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}

/** A row of `passkey` for tests that make no use of its key. */
export function passkeyRow(user: number, at: Date) {
  return { user, credential: randomBytes(16), public_key: Buffer.alloc(1), counter: 0, transports: [], name: 'Phone', created_at: at }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData({ site, counter, isVerified }: Ceremony, more: number, attested = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const set = flags.isPresent | (isVerified ? flags.isVerified : 0) | more
  return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([set]), count, attested])
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
