import type { ConfirmacaoPorLink, RespostaAoLembrete } from '@vetlume/dominio/lembrete'
import { useId, useState, type FormEvent } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'

const MAXIMO_DO_MOTIVO = 300

const PERGUNTAS = {
  RECUSADO: { rotulo: 'O que houve? (opcional)', enviar: 'Avisar que não poderei' },
  OUTRO_HORARIO: { rotulo: 'Que dias e horários servem?', enviar: 'Pedir outro horário' },
} as const

interface RespostasProps {
  chave: string
  aoResponder: (exame: ConfirmacaoPorLink) => void
}

/** Three answers; a no asks for a word more. The first one given stays. */
export function Respostas({ chave, aoResponder }: RespostasProps) {
  const id = useId()
  const [recusa, definirRecusa] = useState<keyof typeof PERGUNTAS | null>(null)
  const [desistiu, definirDesistiu] = useState<keyof typeof PERGUNTAS | null>(null)
  const [enviando, definirEnviando] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const responder = async (resposta: RespostaAoLembrete, motivo: string | null) => {
    if (enviando) return
    definirEnviando(true)
    definirErro(null)
    try {
      aoResponder(await api('POST /confirmar-agendamento/resposta', { chave, resposta, motivo }, { publico: true }))
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
      definirEnviando(false)
    }
  }
  const enviarRecusa = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault()
    const motivo = new FormData(evento.currentTarget).get('motivo')
    if (recusa !== null) void responder(recusa, typeof motivo === 'string' ? motivo : null)
  }
  const girando = enviando && <span className="bt-girando" aria-hidden="true" />
  return (
    <>
      {erro !== null && (
        <div className="nota erro" role="alert" style={{ marginBottom: '1rem' }}>
          {erro}
        </div>
      )}
      {recusa === null ? (
        <div className="cl-acoes">
          <button
            type="button"
            className="bt"
            aria-disabled={enviando}
            onClick={() => void responder('CONFIRMADO', null)}
          >
            {girando}
            {enviando ? 'Confirmando…' : 'Confirmar'}
          </button>
          <button
            type="button"
            className="bt secundario"
            autoFocus={desistiu === 'OUTRO_HORARIO'}
            onClick={() => definirRecusa('OUTRO_HORARIO')}
          >
            Pedir outro horário
          </button>
          <button
            type="button"
            className="bt secundario"
            autoFocus={desistiu === 'RECUSADO'}
            onClick={() => definirRecusa('RECUSADO')}
          >
            Não poderei
          </button>
        </div>
      ) : (
        <form key={recusa} className="cl-acoes" onSubmit={enviarRecusa}>
          <label htmlFor={id}>{PERGUNTAS[recusa].rotulo}</label>
          <textarea id={id} name="motivo" className="cl-motivo" maxLength={MAXIMO_DO_MOTIVO} autoFocus />
          <button type="submit" className="bt" aria-disabled={enviando}>
            {girando}
            {enviando ? 'Enviando…' : PERGUNTAS[recusa].enviar}
          </button>
          <button
            type="button"
            className="bt secundario"
            onClick={() => {
              definirDesistiu(recusa)
              definirRecusa(null)
            }}
          >
            Voltar
          </button>
        </form>
      )}
    </>
  )
}
