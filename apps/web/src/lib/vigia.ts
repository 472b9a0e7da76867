import { api, sair, sessao } from './navegador.ts'
import { criarRenovacao } from './renovacao.ts'

const agoraMs = () => Date.now()

const renovacao = criarRenovacao({
  sessao,
  agoraMs,
  sair,
  pedirToken: () => api('POST /auth/renovar', {}, { publico: true }),
  comTrava: (trabalho) => navigator.locks.request('vetlume:renovar', trabalho),
})

const EVENTOS_DE_ATIVIDADE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const INTERVALO_DE_VERIFICACAO_MS = 15_000
const INTERVALO_DE_ATIVIDADE_MS = 1_000

/** Keeps the token fresh while the person works, from now until the returned function is called. */
export function vigiarSessao(): () => void {
  let ultimoRegistroMs = 0
  const registrar = () => {
    if (agoraMs() - ultimoRegistroMs < INTERVALO_DE_ATIVIDADE_MS) return
    ultimoRegistroMs = agoraMs()
    renovacao.registrarAtividade()
    void renovacao.verificar()
  }
  const verificar = () => void renovacao.verificar()
  const temporizador = setInterval(verificar, INTERVALO_DE_VERIFICACAO_MS)
  for (const evento of EVENTOS_DE_ATIVIDADE) addEventListener(evento, registrar, { passive: true, capture: true })
  document.addEventListener('visibilitychange', verificar)
  verificar()
  return () => {
    clearInterval(temporizador)
    for (const evento of EVENTOS_DE_ATIVIDADE) removeEventListener(evento, registrar, { capture: true })
    document.removeEventListener('visibilitychange', verificar)
  }
}
