/** A text with its first letter in upper case. The names of operations have it, and the English names of regions. */
export function capitalized<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>
}
