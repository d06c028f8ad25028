/** The fields of an object such as `#coins`, which only the inspector of Node can read: nothing else tells whether they change. */
import { Session, type Runtime } from 'node:inspector'

/** Where the inspector finds an object, and leaves one. */
const slot = Symbol.for('xstate-walk inspected')
const slotText = `globalThis[Symbol.for(${JSON.stringify(slot.description)})]`
const group = 'xstate-walk'
let session: Session | null = null

/** The names of the fields with their values. */
export function privateFieldsOf(object: object): (readonly [name: string, value: unknown])[] {
  session ??= connected()
  try {
    Object.assign(globalThis, { [slot]: object })
    const { result } = asked('Runtime.evaluate', { expression: slotText, objectGroup: group }) as Runtime.EvaluateReturnType
    const { privateProperties = [] } = asked('Runtime.getProperties', { objectId: result.objectId, ownProperties: true }) as Properties
    return privateProperties.flatMap(({ name, value }) => (value ? [[name, valueOf(value)] as const] : []))
  } finally {
    asked('Runtime.releaseObjectGroup', { objectGroup: group })
    Reflect.deleteProperty(globalThis, slot)
  }
}

interface Properties {
  readonly privateProperties?: readonly { readonly name: string; readonly value?: Runtime.RemoteObject }[]
}

function connected(): Session {
  const made = new Session()
  made.connect()
  return made
}

/** The inspector of the own thread answers before the call returns. */
function asked(method: string, params: object): unknown {
  let answer: unknown
  session?.post(method, params, (_, result) => {
    answer = result
  })
  return answer
}

function valueOf({ objectId, unserializableValue, value }: Runtime.RemoteObject): unknown {
  if (objectId !== undefined) {
    asked('Runtime.callFunctionOn', { objectId, functionDeclaration: `function () { ${slotText} = this }` })
    return (globalThis as { [slot]?: unknown })[slot]
  }
  if (unserializableValue === undefined) return value as unknown
  return unserializableValue.endsWith('n') ? BigInt(unserializableValue.slice(0, -1)) : Number(unserializableValue)
}
