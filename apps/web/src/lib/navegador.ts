import { CHAVES_DE_ARMAZENAMENTO } from '@vetlume/dominio/constantes'
import { comAdiantado } from './adiantado.ts'
import { criarApi } from './api.ts'
import { criarEnvios } from './envios.ts'
import { enviar } from './envio-com-progresso.ts'
import { criarHttp } from './http.ts'
import { pedirReforco } from './reforco.ts'
import { criarSaidaDoSuporte } from './saida-do-suporte.ts'
import { criarSessao } from './sessao.ts'

/** The one instance of each service in this tab. Everything below it takes its dependencies as arguments. */
export const sessao = criarSessao(localStorage)
const envios = criarEnvios()
const agoraMs = () => Date.now()

/** Ends the session here and, as far as the network allows, the refresh cookie too. The login page shows `aviso`. */
export function sair(aviso?: string): void {
  const token = sessao.token()
  void fetch('/api/auth/sair', {
    method: 'POST',
    keepalive: true,
    // Where the cookie was refused or lost, the token says which session ends.
    headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    body: '{}',
  }).catch(() => undefined)
  envios.limpar()
  sessao.encerrar(aviso)
}

export const http = criarHttp({
  sessao,
  enviar: comAdiantado(enviar),
  agoraMs,
  sair,
  pedirReforco,
  deixarSuporte: () => void deixarSuporte(),
  caminhoDaTela: () => location.pathname,
})
export const api = criarApi(http, envios)

const deixarSuporte = criarSaidaDoSuporte({
  pedirToken: async () => (await api('POST /auth/renovar', {}, { publico: true })).token,
  pedirSaida: () => api('POST /suporte/saida'),
  sessao,
  sair,
  recomecar: () => location.assign('/empresa/suporte'),
})

/** A change of session writes several keys: they are read together, once the other tab is done. */
const ESPERA_DE_OUTRA_ABA_MS = 250

/**
 * Follows what other tabs do: signing out there signs out here; another person or company there reloads this tab,
 * so that a screen never mixes two of them.
 */
export function seguirOutrasAbas(recarregarPagina: () => void = () => location.assign('/')): void {
  let temporizador: ReturnType<typeof setTimeout> | undefined
  const acompanhar = () => {
    const antes = sessao.estado()
    sessao.recarregar()
    const depois = sessao.estado()
    const mudou = (['usuario', 'cliente', 'clinica'] as const).some(
      (parte) => antes[parte]?.codigo !== depois[parte]?.codigo,
    )
    if (mudou && antes.usuario !== null && depois.usuario !== null) recarregarPagina()
  }
  addEventListener('storage', ({ key }) => {
    if (key === CHAVES_DE_ARMAZENAMENTO.token) return
    clearTimeout(temporizador)
    temporizador = setTimeout(acompanhar, ESPERA_DE_OUTRA_ABA_MS)
  })
}
