/** The part of the Web Speech API that we use; no type of it comes with TypeScript. */
interface Resultado {
  readonly isFinal: boolean
  readonly 0: { readonly transcript: string }
}
interface Ouvinte {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((evento: { resultIndex: number; results: ArrayLike<Resultado> }) => void) | null
  onerror: ((evento: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
type ClasseDeOuvinte = new () => Ouvinte

export interface AoOuvir {
  /** What is being said, before it is sure. */
  provisorio: (texto: string) => void
  final: (texto: string) => void
  /** It stopped by itself and does not go on, with why in words for the person. */
  parou: (motivo: string | null) => void
}

const MOTIVOS: Readonly<Record<string, string>> = {
  'not-allowed': 'O navegador não deixou usar o microfone. Permita-o para este endereço e tente de novo.',
  'service-not-allowed': 'Este navegador não deixa ditar. Tente o Chrome, o Edge ou o Safari.',
  'audio-capture': 'Nenhum microfone foi encontrado.',
  network: 'O ditado deste navegador precisa de internet, que falhou agora.',
  'language-not-supported': 'Este navegador não reconhece português.',
}

function classeDoNavegador(): ClasseDeOuvinte | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: ClasseDeOuvinte
    webkitSpeechRecognition?: ClasseDeOuvinte
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Listens until it is told to stop: browsers end by themselves after a silence. Answers how to stop. */
export function ouvir({ provisorio, final, parou }: AoOuvir): () => void {
  const Classe = classeDoNavegador()
  if (Classe === undefined) {
    parou(MOTIVOS['service-not-allowed'] ?? null)
    return () => undefined
  }
  const ouvinte = new Classe()
  let querendo = true
  ouvinte.lang = 'pt-BR'
  ouvinte.continuous = true
  ouvinte.interimResults = true
  ouvinte.onresult = ({ resultIndex, results }) => {
    const novos = Array.from(results).slice(resultIndex)
    for (const resultado of novos) if (resultado.isFinal) final(resultado[0].transcript)
    provisorio(novos.flatMap((um) => (um.isFinal ? [] : [um[0].transcript])).join(' '))
  }
  ouvinte.onerror = ({ error }) => {
    const motivo = MOTIVOS[error]
    if (!querendo || motivo === undefined) return
    querendo = false
    parou(motivo)
  }
  ouvinte.onend = () => {
    if (!querendo) return
    try {
      ouvinte.start()
    } catch {
      querendo = false
      parou(null)
    }
  }
  ouvinte.start()
  return () => {
    querendo = false
    // What was already said still comes.
    ouvinte.stop()
  }
}
