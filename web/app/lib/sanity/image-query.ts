/** The fields of an image that `picture.tsx` needs. */
export const imageFields = /* groq */ `{
  alt,
  "ref": asset->_id,
  "color": asset->metadata.palette.dominant.background,
  "hotspot": select(defined(hotspot) => {"x": hotspot.x, "y": hotspot.y}),
  "crop": select(defined(crop) => {"top": crop.top, "bottom": crop.bottom, "left": crop.left, "right": crop.right})
}`
