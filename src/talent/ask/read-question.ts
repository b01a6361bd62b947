import type { Actor } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import type { AskTaxonomy } from '../ask-ports.ts'
import { conditionsByModel, unusedWords } from './ask-model.ts'
import { type Interpretation, interpret, plainQuestion } from './interpret.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface QuestionRead extends Interpretation {
  by: 'rules' | 'model'
  modelAway: boolean
}

interface Ports {
  languageModel: LanguageModel
  taxonomy: AskTaxonomy
  clock: Clock
}

/** A model is asked once about the same question: turning a page or coming back asks nobody again. */
const mostRemembered = 200
const rememberedMs = 10 * 60_000
/** After a failure nobody waits for the model for so long. */
const restMs = 30_000

/** What a question asks for: by the model where there is one and it answers well, by rules otherwise. */
export function createQuestionReader({ languageModel, taxonomy, clock }: Ports) {
  const remembered = new LruMap<string, { at: number; read: QuestionRead }>(mostRemembered)
  let awayUntil = 0

  const byRules = async (question: string, vocabulary: Vocabulary) => {
    const text = plainQuestion(question)
    const terms = await taxonomy.termsIn(text)
    const today = clock.now().toISOString().slice(0, 10)
    return { text, terms, today, read: interpret(question, { terms, vocabulary, today }) }
  }

  return async (by: Actor, question: string, vocabulary: Vocabulary, options: { rulesOnly: boolean }): Promise<QuestionRead> => {
    const { text, terms, today, read } = await byRules(question, vocabulary)
    const plain = (modelAway: boolean): QuestionRead => ({ ...read, by: 'rules', modelAway })
    if (!languageModel.available || options.rulesOnly) return plain(false)
    const now = performance.now()
    const key = JSON.stringify([by.workspaceId, today, text, vocabulary.stages, vocabulary.tags, vocabulary.jobs])
    const known = remembered.get(key)
    if (known && now - known.at < rememberedMs) return known.read
    if (now < awayUntil) return plain(true)
    try {
      const { conditions, dropped } = await conditionsByModel(languageModel, text, {
        vocabulary,
        today,
        terms,
        skillNames: taxonomy.skillNames,
      })
      // A model that finds nothing where rules find something has not understood.
      if (conditions.length === 0 && read.conditions.length > 0) return plain(true)
      const answer: QuestionRead = {
        conditions,
        asks: read.asks,
        notUnderstood: [...new Set([...unusedWords(text, conditions, kindWords(text, read)), ...dropped])],
        suggestions: read.suggestions,
        by: 'model',
        modelAway: false,
      }
      remembered.set(key, { at: now, read: answer })
      return answer
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // Nonsense costs this question; a model that is away costs the next ones no time.
      if (error instanceof ProviderError) awayUntil = performance.now() + restMs
      return plain(true)
    }
  }
}

/** Words of the kind of question ('top five', 'average'), which the rules read beside a model too. */
const kindWords = (text: string, { asks }: Interpretation) =>
  asks.kind === 'list'
    ? []
    : (text.match(
        /\b(?:how many|number|count|average|mean|typical|top|best|strongest|highest|lowest|worst|weakest|most|least|fewest|newest|latest|oldest|last|first|compare\w*|versus|vs)\b/gi,
      ) ?? [])
