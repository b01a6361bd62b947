import { DomainError } from '#src/shared/domain-error.ts'

/** Nothing came that could be listened to at all. */
export class NoAudio extends DomainError {
  readonly kind = 'invalid'
  override readonly details = { field: 'audio' }
  constructor() {
    super('Invalid audio recording')
  }
}

export class AudioTooLarge extends DomainError {
  readonly kind = 'too-large'
  constructor() {
    super('This recording is larger than 30 MB. Please record a shorter answer.')
  }
}

/** It does not say which question it answers. */
export class NoQuestion extends DomainError {
  readonly kind = 'invalid'
  override readonly details = { field: 'questionId' }
  constructor() {
    super('Invalid question data. Please refresh the page.')
  }
}

/** So many attempts at one question that somebody only fills the disk. */
export class TooManyAnswers extends DomainError {
  readonly kind = 'limit-reached'
  override readonly code = 'TOO_MANY_ANSWERS'
  constructor() {
    super('This question was answered too many times. The answers that were stored before are kept.')
  }
}

/** So much was said in one sitting that somebody only fills the disk. */
export class TooMuchSpoken extends DomainError {
  readonly kind = 'limit-reached'
  override readonly code = 'TOO_MANY_ANSWERS'
  constructor() {
    super('The answers to this assessment have reached the storage limit of this server. Answers stored earlier are kept.')
  }
}

export class EmptyChunk extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('This part of the recording is empty.')
  }
}

export class ChunkTooLarge extends DomainError {
  readonly kind = 'too-large'
  constructor() {
    super('A part of a recording can have at most 8 MB.')
  }
}

/** Another piece has this number already. */
export class ChunkDiffers extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CHUNK_DIFFERS'
  constructor() {
    super('Another part of the recording was stored under this number. The first one is kept.')
  }
}

export class RecordingLimitReached extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'RECORDING_LIMIT'
  constructor() {
    super('The recording has reached the size limit of this server. The assessment continues without recording.')
  }
}

export class WrongRecordingType extends DomainError {
  readonly kind = 'wrong-type'
  constructor() {
    super('A recording is a WebM or MP4 video.')
  }
}

/** The candidate was not asked for it, so it is not kept. */
export class NotRecorded extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'NOT_RECORDED'
  constructor() {
    super('This link does not accept this kind of recording.')
  }
}

/** Nothing is stored for somebody who may have no link at all. */
export class TokenComesFirst extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'TOKEN_FIRST'
  override readonly details = { field: 'assessmentToken' }
  constructor() {
    super(
      'The token has to come before the files: as the first field of the form (assessmentToken), or as a Bearer token in the header Authorization.',
    )
  }
}

export class NoRecording extends DomainError {
  readonly kind = 'invalid'
  override readonly details = { field: 'cameraFile' }
  constructor() {
    super('Choose the recording of the camera or of the screen.')
  }
}
