/** Voices that speak on this machine: the others would send the question to a foreign host. */
const ownVoices = () =>
  typeof speechSynthesis === 'undefined' ? [] : speechSynthesis.getVoices().filter(({ localService }) => localService)

/** The best voice of this language, once the browser has found its voices; null when it has none. */
export const findVoice = async (language: string): Promise<SpeechSynthesisVoice | null> => {
  if (typeof speechSynthesis === 'undefined') return null
  if (ownVoices().length === 0) await voicesFound()
  const voices = ownVoices()
  const [wanted = ''] = language.toLowerCase().split('-')
  const speaks = (voice: SpeechSynthesisVoice, tongue: string) => voice.lang.toLowerCase().replace('_', '-').startsWith(tongue)
  return voices.find((voice) => speaks(voice, language.toLowerCase())) ?? voices.find((voice) => speaks(voice, wanted)) ?? null
}

/** Chrome finds its voices some moments after the page has come. */
const voicesFound = () =>
  new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, 1500)
  })

/** Reads a text aloud; resolves when it is read, stopped, or could not be read. */
export const speak = (text: string, voice: SpeechSynthesisVoice): Promise<void> =>
  new Promise((resolve) => {
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.95
    utterance.onend = () => resolve()
    utterance.onerror = () => resolve()
    speechSynthesis.speak(utterance)
  })

export const stopSpeaking = () => {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
}
