import type { Contestacao, ExameDoFechamento, FechamentoCompleto } from '@vetlume/dominio/fechamento'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Recado } from '../../ui/recado.tsx'
import { useAtualizarFechamentos } from './api.ts'

interface DialogoProps {
  fechamento: FechamentoCompleto
  exame: ExameDoFechamento
  aoFechar: () => void
}

const comTexto = (maximo: number, falta: string) =>
  z.string().check(z.trim(), z.minLength(1, falta), z.maxLength(maximo))
const esquemaDaContestacao = z.object({ comentario: comTexto(500, 'Diga o que não confere.') })
const esquemaDaResposta = z.object({
  decisao: z.enum(['ACEITAR', 'RECUSAR'], { error: 'Escolha se aceita ou recusa.' }),
  resposta: comTexto(300, 'Escreva a resposta: a clínica lê.'),
})

/** A clinic says what is wrong with an exam that it was charged. */
export function DialogoDaContestacao({ fechamento: { codigo }, exame, aoFechar }: DialogoProps) {
  const atualizar = useAtualizarFechamentos()
  const form = useFormulario({
    esquema: esquemaDaContestacao,
    valores: { comentario: '' },
    protegerMudancas: false,
    aoEnviar: async ({ comentario }) => {
      await api('POST /fechamento/:codigo/contestacao', { codigo, exame: exame.codigo, comentario })
      await atualizar()
      aoFechar()
      avisar.sucesso('Contestação enviada à empresa.')
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Contestar o exame de ${exame.paciente}`}
      descricao="A empresa é avisada e responde por aqui. Enquanto isso, a cobrança continua como está."
      largura="xs"
    >
      <Formulario form={form} rotulo="Contestação" rotuloDeSalvar="Enviar" aoCancelar={aoFechar}>
        <CampoTexto
          controle={form.control}
          nome="comentario"
          rotulo="O que não confere?"
          obrigatorio
          linhas={3}
          maximo={500}
          focar
        />
      </Formulario>
    </Dialogo>
  )
}

const DECISOES = [
  { valor: 'ACEITAR', rotulo: 'Aceitar: o exame sai deste fechamento' },
  { valor: 'RECUSAR', rotulo: 'Recusar: o exame fica' },
]

/** What the company says of a dispute, and what that does to the charge. */
export function DialogoDaResposta({ fechamento, exame, aoFechar }: DialogoProps) {
  const atualizar = useAtualizarFechamentos()
  const contestacao = exame.contestacao?.codigo ?? ''
  const form = useFormulario({
    esquema: esquemaDaResposta,
    valores: { decisao: '' as 'ACEITAR', resposta: '' },
    protegerMudancas: false,
    aoEnviar: async ({ decisao, resposta }) => {
      const { codigo, versao } = fechamento
      const aceita = decisao === 'ACEITAR'
      await api('POST /fechamento/:codigo/resposta', { codigo, versao, contestacao, aceita, resposta })
      await atualizar()
      aoFechar()
      avisar.sucesso(aceita ? 'O exame saiu do fechamento e a cobrança diminuiu.' : 'Resposta enviada à clínica.')
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Responder sobre o exame de ${exame.paciente}`}
      {...(exame.contestacao === null ? {} : { descricao: `“${exame.contestacao.comentario}”` })}
    >
      <Formulario
        form={form}
        rotulo="Resposta"
        rotuloDeSalvar="Responder"
        aoCancelar={aoFechar}
        aoRecarregar={() => void atualizar()}
      >
        <CampoSelecao controle={form.control} nome="decisao" rotulo="Decisão" obrigatorio opcoes={DECISOES} />
        {form.watch('decisao') === 'ACEITAR' && (
          <Recado>
            O exame volta a esperar o próximo fechamento. Para corrigi-lo antes, desfaça a conclusão no atendimento.
          </Recado>
        )}
        <CampoTexto controle={form.control} nome="resposta" rotulo="Resposta" obrigatorio linhas={2} maximo={300} />
      </Formulario>
    </Dialogo>
  )
}

/** What was said of an exam, and what was answered. */
export function ContestacaoLida({ contestacao }: { contestacao: Contestacao }) {
  const { comentario, autor, aceita, resposta, respondidaPor } = contestacao
  return (
    <Recado tom={aceita === null ? 'warning' : 'info'}>
      {autor}: “{comentario}”
      {aceita === null ? (
        ' Espera resposta da empresa.'
      ) : (
        <>
          <br />
          {aceita ? 'Aceita' : 'Recusada'} por {respondidaPor}: “{resposta}”
        </>
      )}
    </Recado>
  )
}
