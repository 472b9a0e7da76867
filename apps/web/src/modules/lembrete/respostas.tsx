import type { ConfirmacaoPorLink, RespostaAoLembrete } from '@vetlume/dominio/lembrete'
import { useState, type FormEvent } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'
import { AreaDeTexto } from '../../ui/formulario/area-de-texto.tsx'

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
  return (
    <>
      {erro !== null && (
        <Alerta severity="error" className="pp-bloco">
          {erro}
        </Alerta>
      )}
      {recusa === null ? (
        <div className="cl-acoes">
          <Botao
            variant="contained"
            loading={enviando}
            loadingPosition="start"
            onClick={() => void responder('CONFIRMADO', null)}
          >
            {enviando ? 'Confirmando…' : 'Confirmar'}
          </Botao>
          <Botao
            variant="outlined"
            autoFocus={desistiu === 'OUTRO_HORARIO'}
            onClick={() => definirRecusa('OUTRO_HORARIO')}
          >
            Pedir outro horário
          </Botao>
          <Botao variant="outlined" autoFocus={desistiu === 'RECUSADO'} onClick={() => definirRecusa('RECUSADO')}>
            Não poderei
          </Botao>
        </div>
      ) : (
        <form key={recusa} className="cl-acoes" onSubmit={enviarRecusa}>
          <AreaDeTexto
            rotulo={PERGUNTAS[recusa].rotulo}
            name="motivo"
            linhas={3}
            maxLength={MAXIMO_DO_MOTIVO}
            autoFocus
          />
          <Botao type="submit" variant="contained" loading={enviando} loadingPosition="start">
            {enviando ? 'Enviando…' : PERGUNTAS[recusa].enviar}
          </Botao>
          <Botao
            variant="outlined"
            onClick={() => {
              definirDesistiu(recusa)
              definirRecusa(null)
            }}
          >
            Voltar
          </Botao>
        </form>
      )}
    </>
  )
}
