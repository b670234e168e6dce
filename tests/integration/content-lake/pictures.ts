import sharp from 'sharp'

/** A picture of four fields: red and green above, blue and white below. Deterministic. */
export async function fourFields(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Buffer> {
  const fields = [
    {color: '#e02020', left: 0, top: 0},
    {color: '#20a020', left: width / 2, top: 0},
    {color: '#2020e0', left: 0, top: height / 2},
    {color: '#ffffff', left: width / 2, top: height / 2},
  ]
  const rectangles = fields.map(
    ({color, left, top}) =>
      `<rect x="${left}" y="${top}" width="${width / 2}" height="${height / 2}" fill="${color}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangles.join('')}</svg>`
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer()
}

/** The colour in the middle of a picture, or at a fraction of its width and height, as `[red, green, blue]`. */
export async function colorAt(bytes: Uint8Array, x = 0.5, y = 0.5): Promise<number[]> {
  const {data, info} = await sharp(bytes).removeAlpha().raw().toBuffer({resolveWithObject: true})
  const column = Math.min(info.width - 1, Math.floor(x * info.width))
  const row = Math.min(info.height - 1, Math.floor(y * info.height))
  const offset = (row * info.width + column) * 3
  return [...data.subarray(offset, offset + 3)]
}
