/** Values that tell which of their fields are read, such as the context that a function of a machine or of its table receives. */

export type OnRead = (field: string) => void

/** Has the same fields, and reports each one that is read. What is not an object is returned as it is. */
export function watched<Value>(value: Value, onRead: OnRead): Value {
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const read = (field: string): PropertyDescriptor => ({
    enumerable: true,
    configurable: true,
    get: () => {
      onRead(field)
      return fields[field]
    },
    set: (changed) => {
      fields[field] = changed
    },
  })
  const descriptors = Object.keys(value).map((field) => [field, read(field)] as const)
  return Object.create(Object.getPrototypeOf(value) as object | null, Object.fromEntries(descriptors)) as Value
}
