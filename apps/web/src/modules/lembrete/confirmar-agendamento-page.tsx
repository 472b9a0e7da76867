import './publico-lembrete.css'
import type { ConfirmacaoPorLink } from '@vetlume/dominio/lembrete'
import { useMemo, useState } from 'react'
import { ErroDeApi, mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { useChaveDoLink } from '../../lib/use-chave-do-link.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { usePedido } from '../documento/index.ts'
import { Exame } from './exame.tsx'
import { explicacaoDa } from './explicacoes.ts'
import { Respostas } from './respostas.tsx'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'

const CHAVE = /^[\w-]{43}$/

function SemExame({ titulo, texto, aoRepetir }: { titulo: string; texto: string; aoRepetir?: () => void }) {
  return (
    <PaginaPublica titulo={titulo} apoio={texto}>
      {aoRepetir !== undefined && (
        <Botao variant="contained" onClick={aoRepetir}>
          Tentar de novo
        </Botao>
      )}
    </PaginaPublica>
  )
}

const TONS = { sucesso: 'success', erro: 'error' } as const

const focar = (elemento: HTMLElement | null) => elemento?.focus()

function Aberto({ chave, inicial }: { chave: string; inicial: ConfirmacaoPorLink }) {
  const [exame, definirExame] = useState(inicial)
  const { titulo, texto, tom } = explicacaoDa(exame)
  return (
    <PaginaPublica titulo={titulo} tituloCurto="Confirmar exame" apoio={texto}>
      {tom !== null && (
        // The button that had the focus is gone with the answer.
        <Alerta
          severity={TONS[tom]}
          role="status"
          className="pp-bloco"
          tabIndex={-1}
          ref={exame === inicial ? undefined : focar}
        >
          {tom === 'sucesso' ? 'Resposta registrada. Pode fechar esta página.' : `Dúvidas? Fale com ${exame.empresa}.`}
        </Alerta>
      )}
      <Exame exame={exame} />
      {exame.situacao === 'ABERTO' && <Respostas chave={chave} aoResponder={definirExame} />}
    </PaginaPublica>
  )
}

/** Answer to the reminder of an exam, for who holds its secret link; no login. */
export function ConfirmarAgendamentoPage() {
  const chave = useChaveDoLink()
  const completa = CHAVE.test(chave)
  const pedir = useMemo(() => {
    if (!completa) return null
    return (sinal: AbortSignal) => api('POST /confirmar-agendamento', { chave }, { publico: true, sinal })
  }, [chave, completa])
  const { resposta, repetir } = usePedido(pedir)
  if (!completa)
    return (
      <SemExame
        titulo="O link está incompleto"
        texto="Abra o endereço inteiro que você recebeu. Se ele foi quebrado em duas linhas, copie as duas."
      />
    )
  if (resposta.tipo === 'espera')
    return (
      <PaginaPublica titulo="Abrindo…" tituloCurto="Confirmar exame">
        <p role="status">Só um instante.</p>
      </PaginaPublica>
    )
  if (resposta.tipo === 'pronta') return <Aberto key={chave} chave={chave} inicial={resposta.valor} />
  const { erro } = resposta
  if (erro instanceof ErroDeApi && erro.codigo === 'NAO_ENCONTRADO')
    return (
      <SemExame
        titulo="Link desconhecido"
        texto="Nenhum exame tem este endereço. Confira se ele foi copiado inteiro ou fale com quem o enviou."
      />
    )
  return <SemExame titulo="Não foi possível abrir" texto={mensagemDoErro(erro)} aoRepetir={repetir} />
}
