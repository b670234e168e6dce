import {DOCUMENT_ID} from '@lectern/domain/document-id'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {Request, Response} from '../http-handler.ts'
import * as z from 'zod/mini'
import {sanityWebhookSecret} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {codeOf, grpc} from '../services/error-code.ts'
import {log} from '../services/log.ts'
import {announcements} from './announcements.ts'

const bodySchema = z.object({_id: z.string().check(z.regex(DOCUMENT_ID)), _type: z.literal('course')})

/**
 * When Sanity has published a course for the first time (its webhook: filter `_type == "course"`, on create, projection
 * `{_id, _type}`): the course waits in staff's list of those that nobody has been told of. No mail goes. 401 for a signature that
 * is not Sanity's; 500 for an error of ours, so that Sanity repeats the request; 200 with whether it was added for everything else.
 */
export async function onCoursePublished(request: Request, response: Response): Promise<void> {
  const body = request.rawBody?.toString() ?? ''
  const signature = request.get(SIGNATURE_HEADER_NAME) ?? ''
  if (!(await isValidSignature(body, signature, sanityWebhookSecret.value()))) {
    log('webhook-refused', {service: 'sanity', why: 'signature'})
    response.status(401).send('The signature is not valid.')
    return
  }
  const parsed = bodySchema.safeParse(request.body)
  const isNew = request.get('sanity-operation') === 'create'
  // An id with a dot is that of a draft or a version, which is not public.
  if (!parsed.success || !isNew || parsed.data._id.includes('.')) {
    response.status(200).json({added: false})
    return
  }
  try {
    response.status(200).json({added: await addUnannounced(parsed.data._id)})
  } catch (error) {
    log('publication-failed', {courseId: parsed.data._id}, error)
    response.status(500).send('Try again.')
  }
}

/** @returns false when the course is in the list, or was announced before */
async function addUnannounced(courseId: string): Promise<boolean> {
  try {
    await announcements()
      .doc(courseId)
      .create({publishedAt: clock.timestamp(), announcedAt: null, recipientCount: 0})
    return true
  } catch (error) {
    if (codeOf(error) === grpc.alreadyExists) return false
    throw error
  }
}
