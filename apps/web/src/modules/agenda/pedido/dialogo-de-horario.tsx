import { horarioDoPedido, type AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import { CampoBusca, type OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoDataHora } from '../../../ui/formulario/campo-data.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { CreditoDaClinica } from '../../parceiro/index.ts'
import { useAtualizarAgenda } from '../api.ts'
import { SugerirHorario } from '../deslocamento/sugerir-horario.tsx'
import { especialistas } from '../fontes.ts'
import { PERGUNTAS } from '../marcar/perguntas.ts'
import { insistir } from '../marcar/recusas.ts'
import { responderPedido } from './api.ts'
import { JanelasPedidas } from './janelas-pedidas.tsx'

export type RespostaComHorario = 'aceitar' | 'propor'

const TEXTOS = {
  aceitar: { titulo: 'Aceitar o pedido', salvar: 'Aceitar', feito: 'Agendado para' },
  propor: { titulo: 'Propor outro horário', salvar: 'Propor', feito: 'Proposta enviada:' },
  agendar: { titulo: 'Agendar o exame', salvar: 'Agendar', feito: 'Agendado para' },
} as const

/** The first window that is still to come, as an instant: where the form starts. */
function primeiraJanela({ agendamento }: AtendimentoCompleto, fuso: string): string {
  const instantes = (agendamento?.janelas ?? []).map(({ dia, inicio }) =>
    Temporal.PlainDateTime.from(`${dia}T${inicio}`).toZonedDateTime(fuso).toInstant(),
  )
  const futura = instantes.find((instante) => Temporal.Instant.compare(instante, Temporal.Now.instant()) > 0)
  return futura?.toString({ smallestUnit: 'millisecond' }) ?? ''
}

/** What the suggestion is asked for: the exams and the place of the request, with what the form already says. */
function pedidoDeSugestao(a: AtendimentoCompleto, especialista: string) {
  const servicos = [...new Set(a.itens.map(({ pacote, servico }) => (pacote ?? servico).codigo))]
  return {
    servicos,
    tipoLocal: a.parceiro === null ? ('PROPRIO' as const) : ('PARCEIRO' as const),
    parceiro: a.parceiro?.codigo ?? null,
    animal: a.animal.codigo,
    prioridade: a.prioridade,
    especialista: especialista === '' ? null : especialista,
    janelas: a.agendamento?.janelas ?? [],
  }
}

export interface DialogoDeHorarioProps {
  atendimento: AtendimentoCompleto
  resposta: RespostaComHorario
  aoFechar: () => void
}

/** Who and when, checked as any appointment: what is outside hours, out of reach or refused by the plan is asked about. */
export function DialogoDeHorario({ atendimento, resposta, aoFechar }: DialogoDeHorarioProps) {
  const atualizar = useAtualizarAgenda()
  const { codigo, versao, agendamento, origem, parceiro, modoCobranca, totalCentavos } = atendimento
  const { titulo, salvar, feito } = TEXTOS[origem === 'EMPRESA' ? 'agendar' : resposta]
  const proposto = agendamento?.propostoEm != null ? agendamento : null
  const [escolhido, definirEscolhido] = useState<OpcaoDeBusca | null>(
    proposto?.especialista ?? atendimento.especialista,
  )
  const form = useFormulario({
    esquema: horarioDoPedido,
    valores: {
      codigo,
      versao,
      especialista: escolhido?.codigo ?? '',
      inicio: proposto?.inicio ?? primeiraJanela(atendimento, fusoEmUso()),
      fim: null,
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const marcado = await insistir((mais) => responderPedido(resposta, { ...dados, ...mais }), PERGUNTAS)
      if (marcado === null) return
      void atualizar()
      aoFechar()
      avisar.sucesso(`${feito} ${quandoEmPalavras(dados.inicio, fusoEmUso())}.`)
    },
  })
  const { control } = form
  const especialista = useWatch({ control, name: 'especialista' })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={titulo}
      descricao={`${atendimento.animal.nome}, ${atendimento.itens.map(({ servico }) => servico.nome).join(', ')}`}
      largura="sm"
    >
      <Formulario
        form={form}
        rotulo={titulo}
        rotuloDeSalvar={salvar}
        aoCancelar={aoFechar}
        aoRecarregar={() => {
          void atualizar()
          aoFechar()
        }}
      >
        <JanelasPedidas
          janelas={agendamento?.janelas ?? []}
          aoEscolher={(inicio) => form.setValue('inicio', inicio, { shouldDirty: true, shouldValidate: true })}
        />
        <Grade>
          <CampoBusca
            key={escolhido?.codigo ?? ''}
            controle={control}
            nome="especialista"
            rotulo="Especialista"
            obrigatorio
            inicial={escolhido}
            className="inteiro"
            {...especialistas}
          />
          <CampoDataHora controle={control} nome="inicio" rotulo="Começa em" obrigatorio />
          <CampoDataHora controle={control} nome="fim" rotulo="Termina em" ajuda="Em branco, o que os exames levam." />
        </Grade>
        {modoCobranca !== 'PLANO' && <CreditoDaClinica parceiro={parceiro?.codigo} exameCentavos={totalCentavos} />}
        <SugerirHorario
          deQualquerUm
          pedido={pedidoDeSugestao(atendimento, especialista)}
          aoEscolher={({ especialista: quem, inicio, fim }) => {
            definirEscolhido(quem)
            form.setValue('especialista', quem.codigo, { shouldDirty: true })
            form.setValue('inicio', inicio, { shouldDirty: true })
            form.setValue('fim', fim, { shouldDirty: true })
          }}
        />
      </Formulario>
    </Dialogo>
  )
}
