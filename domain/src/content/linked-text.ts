import {isPublicNow} from './public-content.ts'

/**
 * GROQ fields of a block of text that resolve its links: those that refer to a document get the address that it has now, or none
 * while it is not public (`href` is null, and the renderer shows plain text); typed addresses stay as they are. Every query that reads
 * formatted text has them, so that no link goes dead when an address changes. The paths are those of `CONTENT_PATHS`.
 */
export const resolvedLinks = /* groq */ `"markDefs": coalesce(markDefs[]{
  _key,
  "_type": "link",
  "href": coalesce(href, reference->{
    "path": select(!defined(archivedAt) && ${isPublicNow} => select(
      _type in ["course", "instructor"] => "/" + _type + "/",
      _type == "category" => "/courses/",
      _type == "bundle" => "/bundles/",
      _type == "article" => "/blog/",
      _type == "page" => "/"
    ) + slug.current)
  }.path)
}, [])`

/** GROQ projection of formatted text (`richText`): whole blocks, their links resolved. */
export const linkedText = /* groq */ `{..., ${resolvedLinks}}`
