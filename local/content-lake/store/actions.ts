import * as z from 'zod/mini'
import {
  draftIdOf,
  isDraftId,
  isPublishedId,
  isRecord,
  isVersionId,
  type LakeDocument,
  publishedIdOf,
} from './document.ts'
import {malformed} from '../api/errors.ts'
import {type DocumentDraft, DocumentId, issueText, PatchOperations, requirePlainValue} from './mutation.ts'
import type {Staging} from './staging.ts'

const PublishedId = DocumentId.check(z.refine(isPublishedId, 'must be the id of a published document'))
const VersionId = DocumentId.check(
  z.refine(
    (id) => isDraftId(id) || isVersionId(id),
    'must be the id of a draft or version ("drafts.…" or "versions.…")',
  ),
)
const Attributes = z.looseObject({_id: DocumentId, _type: z.string().check(z.minLength(1))})
const purge = z.optional(z.boolean())

const Action = z.discriminatedUnion('actionType', [
  z.strictObject({
    actionType: z.literal('sanity.action.document.create'),
    publishedId: PublishedId,
    attributes: Attributes,
    ifExists: z._default(z.enum(['fail', 'ignore']), 'fail'),
  }),
  z.strictObject({
    actionType: z.literal('sanity.action.document.edit'),
    draftId: VersionId,
    publishedId: PublishedId,
    patch: PatchOperations,
  }),
  z.strictObject({
    actionType: z.literal('sanity.action.document.publish'),
    draftId: VersionId,
    publishedId: PublishedId,
    ifDraftRevisionId: z.optional(z.string()),
    ifPublishedRevisionId: z.optional(z.string()),
  }),
  z.strictObject({
    actionType: z.literal('sanity.action.document.unpublish'),
    draftId: VersionId,
    publishedId: PublishedId,
  }),
  z.strictObject({actionType: z.literal('sanity.action.document.discard'), draftId: VersionId, purge}),
  z.strictObject({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId: PublishedId,
    includeDrafts: z._default(z.array(VersionId), []),
    purge,
  }),
  z.strictObject({
    actionType: z.literal('sanity.action.document.replaceDraft'),
    publishedId: PublishedId,
    attributes: Attributes,
  }),
  z.strictObject({
    actionType: z.literal('sanity.action.document.version.create'),
    publishedId: PublishedId,
    document: z.optional(Attributes),
    baseId: z.optional(DocumentId),
    versionId: z.optional(VersionId),
    ifBaseRevisionId: z.optional(z.string()),
  }),
  z.strictObject({
    actionType: z.literal('sanity.action.document.version.discard'),
    versionId: VersionId,
    purge,
  }),
  z.strictObject({actionType: z.literal('sanity.action.document.version.replace'), document: Attributes}),
  z.strictObject({
    actionType: z.literal('sanity.action.document.version.unpublish'),
    versionId: VersionId,
    publishedId: PublishedId,
  }),
])
export type Action = z.infer<typeof Action>

/** @throws LakeError saying what is wrong with the action at `index` */
export function parseAction(value: unknown, index: number): Action {
  requirePlainValue(value)
  const parsed = Action.safeParse(value)
  if (parsed.success) return parsed.data
  const type = isRecord(value) && typeof value['actionType'] === 'string' ? value['actionType'] : undefined
  const known = Action.def.options.some((option) => option.shape.actionType.def.values[0] === type)
  const reason = known ? issueText(parsed.error) : `unknown action type ${JSON.stringify(type)}`
  throw malformed('actionParseError', `Action ${index} is malformed: ${reason}`)
}

/** Stages what the action does. @param documents all committed documents, to find the versions of a document */
export function stageAction(staging: Staging, action: Action, documents: () => Iterable<LakeDocument>): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return createDraft(staging, action)
    case 'sanity.action.document.edit':
      ensureDraft(staging, action.draftId, action.publishedId)
      return staging.patch(action.draftId, action.patch)
    case 'sanity.action.document.publish':
      return publish(staging, action)
    case 'sanity.action.document.unpublish':
      return unpublish(staging, action)
    case 'sanity.action.document.discard':
      return discard(staging, action.draftId)
    case 'sanity.action.document.version.discard':
      return discard(staging, action.versionId)
    case 'sanity.action.document.delete':
      return deleteGroup(staging, action, documents())
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(staging, action)
    case 'sanity.action.document.version.create':
      return createVersion(staging, action)
    case 'sanity.action.document.version.replace':
      requireDocument(staging, action.document._id)
      return staging.createOrReplace(action.document)
    case 'sanity.action.document.version.unpublish':
      requireDocument(staging, action.publishedId)
      ensureDraft(staging, action.versionId, action.publishedId)
      return staging.patch(action.versionId, {set: {'_system.delete': true}})
  }
}

type Of<Type extends string> = Extract<Action, {actionType: `sanity.action.document.${Type}`}>

function createDraft(staging: Staging, {publishedId, attributes, ifExists}: Of<'create'>): void {
  const id = isPublishedId(attributes._id) ? draftIdOf(attributes._id) : attributes._id
  const existing = staging.get(id) ?? staging.get(publishedId)
  if (!existing) return staging.create({...attributes, _id: id})
  if (ifExists === 'ignore') return
  throw staging.refusal(409, {
    type: 'documentAlreadyExistsError',
    id: existing._id,
    description: `Document by ID "${existing._id}" already exists`,
  })
}

/** The first edit creates the draft as a copy of the published document. */
function ensureDraft(staging: Staging, draftId: string, publishedId: string): void {
  if (staging.get(draftId)) return
  staging.create({...attributesOf(requireDocument(staging, publishedId, draftId)), _id: draftId})
}

function publish(staging: Staging, action: Of<'publish'>): void {
  const draft = requireDocument(staging, action.draftId)
  const published = staging.get(action.publishedId)
  if (action.ifDraftRevisionId !== undefined) staging.requireRevision(draft, action.ifDraftRevisionId)
  if (action.ifPublishedRevisionId !== undefined) {
    staging.requireRevision(
      published ?? requireDocument(staging, action.publishedId),
      action.ifPublishedRevisionId,
    )
  }
  const {_system, ...attributes} = attributesOf(draft)
  staging.createOrReplace({
    ...(strengthenReferences(attributes) as Omit<DocumentDraft, '_id'> & {_type: string}),
    _id: action.publishedId,
    _createdAt: published?._createdAt ?? draft._createdAt,
  })
  staging.delete(action.draftId)
}

function unpublish(staging: Staging, {draftId, publishedId}: Of<'unpublish'>): void {
  const published = requireDocument(staging, publishedId)
  if (!staging.get(draftId)) staging.create({...attributesOf(published), _id: draftId})
  staging.delete(publishedId)
}

function discard(staging: Staging, id: string): void {
  requireDocument(staging, id)
  staging.delete(id)
}

function deleteGroup(
  staging: Staging,
  {publishedId, includeDrafts}: Of<'delete'>,
  documents: Iterable<LakeDocument>,
): void {
  requireDocument(staging, publishedId)
  for (const {_id} of documents) {
    if (_id === publishedId || publishedIdOf(_id) !== publishedId || includeDrafts.includes(_id)) continue
    throw staging.refusal(409, {
      type: 'documentHasUnspecifiedVersionsError',
      id: publishedId,
      description: `Document "${publishedId}" cannot be deleted as its version "${_id}" is not part of the deletion`,
    })
  }
  staging.delete(publishedId)
  for (const id of includeDrafts) if (staging.get(id)) staging.delete(id)
}

function replaceDraft(staging: Staging, {publishedId, attributes}: Of<'replaceDraft'>): void {
  const id = isPublishedId(attributes._id) ? draftIdOf(attributes._id) : attributes._id
  if (!staging.get(id)) requireDocument(staging, publishedId)
  staging.createOrReplace({...attributes, _id: id})
}

function createVersion(staging: Staging, action: Of<'version.create'>): void {
  if (action.document) return staging.create(action.document)
  if (action.baseId === undefined || action.versionId === undefined) {
    throw malformed(
      'actionParseError',
      'A version is created from a document, or from a baseId and a versionId',
    )
  }
  const base = requireDocument(staging, action.baseId)
  if (action.ifBaseRevisionId !== undefined) staging.requireRevision(base, action.ifBaseRevisionId)
  staging.create({...attributesOf(base), _id: action.versionId})
}

function requireDocument(staging: Staging, id: string, named = id): LakeDocument {
  const document = staging.get(id)
  if (document) return document
  throw staging.refusal(404, {
    type: 'documentNotFoundError',
    id: named,
    description: `The document with the ID "${named}" was not found`,
  })
}

function attributesOf({_rev, _updatedAt, ...attributes}: LakeDocument): DocumentDraft {
  return attributes
}

/** Weak references to a target that was unpublished become strong where the schema says so. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const {_strengthenOnPublish: intent, ...rest} = value
  const result = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, strengthenReferences(item)]),
  )
  if (typeof value['_ref'] !== 'string' || !isRecord(intent)) return result
  const {_weak, ...strong} = result
  return intent['weak'] === true ? {...strong, _weak: true} : strong
}
