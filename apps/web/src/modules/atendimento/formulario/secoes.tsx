import { podeMudar } from '@vetlume/dominio/agenda'
import { escreverFaixa, type AtendimentoCompleto, type SinalVital } from '@vetlume/dominio/atendimento'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Pilha } from '../../../ui/disposicao.tsx'
import { CampoBusca, type OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoDataHora } from '../../../ui/formulario/campo-data.tsx'
import { CampoNumero } from '../../../ui/formulario/campo-numero.tsx'
import { CampoMarcado } from '../../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../../ui/formulario/formulario.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import {
  CampoAnimal,
  CampoPeso,
  PacienteEscolhido,
  type AnimalEscolhido,
  type OpcaoDeAnimal,
} from '../../animal/index.ts'
import { fonteDoCadastro, opcoesDe } from '../../cadastros/index.ts'
import { CreditoDaClinica } from '../../parceiro/index.ts'
import type { Papel } from '../papel.ts'
import type { Paciente } from '../sinais-avaliados.tsx'
import { ROTULOS_DA_COBRANCA, ROTULOS_DA_PRIORIDADE } from '../situacao.tsx'
import { CampoSimNao, CampoTemperatura } from './campos.tsx'
import { SinaisDigitados } from './sinais-digitados.tsx'
import type { Ligacao } from './valores.ts'
import { Recado } from '../../../ui/recado.tsx'

const parceiros = fonteDoCadastro('parceiro', { detalhe: ({ cidade }) => cidade })
const especialistas = fonteDoCadastro('especialista', { detalhe: ({ crmv }) => crmv })
const planos = fonteDoCadastro('plano-saude', { detalhe: ({ operadora }) => operadora })

interface SecaoProps {
  form: Ligacao
  papel: Papel
  /** Being edited; null for a new one. */
  atual: AtendimentoCompleto | null
}

export interface SecaoDoPacienteProps {
  form: Ligacao
  inicial: OpcaoDeAnimal | null
  aoEscolher: (animal: AnimalEscolhido | null) => void
}

/** Who the exam is for, found or registered on the spot, and today's weight. */
export function SecaoDoPaciente({ form, inicial, aoEscolher }: SecaoDoPacienteProps) {
  const [animal, definirAnimal] = useState<AnimalEscolhido | null>(inicial?.animal ?? null)
  return (
    <Secao titulo="Paciente">
      <Grade>
        <CampoAnimal
          controle={form.control}
          nome="animal"
          rotulo="Paciente"
          obrigatorio
          ajuda="Busque pelo nome, pelo microchip ou pelo tutor."
          inicial={inicial}
          aoEscolher={(escolhido) => {
            definirAnimal(escolhido)
            aoEscolher(escolhido)
          }}
        />
        <CampoPeso
          controle={form.control}
          nome="pesoGramas"
          rotulo="Peso agora"
          ajuda="Entra na história do paciente."
        />
        <PacienteEscolhido animal={animal} />
      </Grade>
    </Secao>
  )
}

/** What the requesting side says: who asks, how urgent, and why. */
export function SecaoDoPedido({ form, papel, atual, clinica }: SecaoProps & { clinica: OpcaoDeBusca | null }) {
  const { control: controle } = form
  const escolheClinica = papel === 'EMPRESA' || (papel === 'ESPECIALISTA' && atual === null)
  return (
    <Secao titulo="Pedido">
      <Grade>
        <CampoSelecao
          controle={controle}
          nome="prioridade"
          rotulo="Prioridade"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DA_PRIORIDADE)}
        />
        {escolheClinica && (
          <CampoBusca
            key={clinica?.codigo ?? ''}
            controle={controle}
            nome="parceiro"
            rotulo="Clínica parceira"
            ajuda="Em branco, quem pede é o próprio tutor."
            inicial={clinica}
            {...parceiros}
          />
        )}
        <CampoTexto controle={controle} nome="solicitanteNome" rotulo="Veterinário que pede" maximo={120} />
        <CampoTexto
          controle={controle}
          nome="solicitanteCrmv"
          rotulo="CRMV de quem pede"
          dica="CRMV-SP 12345"
          maximo={30}
        />
        <CampoTexto controle={controle} nome="suspeita" rotulo="Suspeita clínica" maximo={500} className="inteiro" />
        <CampoTexto
          controle={controle}
          nome="historico"
          rotulo="Histórico"
          linhas={3}
          maximo={4_000}
          className="inteiro"
        />
        <CampoSimNao controle={controle} nome="jejum" rotulo="Em jejum" />
        <CampoSimNao controle={controle} nome="sedacao" rotulo="Precisa de sedação" />
      </Grade>
    </Secao>
  )
}

export interface SecaoDoExameProps extends SecaoProps {
  especialista: OpcaoDeBusca | null
  /** Whose vital signs they are: what they can be, and what is usual. */
  examinado: Paciente | null
}

/** Who does it, when, and the vital signs taken on the day. */
export function SecaoDoExame({ form, papel, atual, examinado, especialista }: SecaoDoExameProps) {
  const { control: controle } = form
  const horario = atual?.estado === 'ABERTO' ? atual.agendamento : null
  const naAgenda = horario !== null && podeMudar(horario.estado)
  const sinal = (nome: SinalVital) => ({
    controle,
    nome,
    ...(examinado === null ? {} : { ajuda: `De ${escreverFaixa(nome, examinado.especie)}.` }),
  })
  return (
    <Secao
      {...(papel === 'PARCEIRO'
        ? { titulo: 'Sinais vitais', descricao: 'O que já foi medido na clínica.' }
        : { titulo: 'Exame' })}
    >
      <Pilha>
        {papel !== 'PARCEIRO' && naAgenda && (
          <Recado>Especialista e horário estão marcados na agenda: é lá que mudam.</Recado>
        )}
        {papel !== 'PARCEIRO' && !naAgenda && (
          <Grade>
            {papel === 'EMPRESA' && (
              <CampoBusca
                controle={controle}
                nome="especialista"
                rotulo="Especialista"
                ajuda="Pode ser definido depois."
                inicial={especialista}
                {...especialistas}
              />
            )}
            <CampoDataHora
              controle={controle}
              nome="realizadoEm"
              rotulo="Data e hora do exame"
              ajuda="Fora do horário de atendimento vale o plantão."
            />
          </Grade>
        )}
        <Grade colunas={4}>
          <CampoNumero {...sinal('frequenciaCardiaca')} rotulo="Freq. cardíaca" sufixo="bpm" />
          <CampoNumero {...sinal('frequenciaRespiratoria')} rotulo="Freq. respiratória" sufixo="mpm" />
          <CampoTemperatura {...sinal('temperaturaDecimos')} rotulo="Temperatura" />
          <CampoNumero {...sinal('pressaoSistolica')} rotulo="Pressão sistólica" sufixo="mmHg" />
        </Grade>
        {examinado !== null && <SinaisDigitados controle={controle} paciente={examinado} />}
      </Pilha>
    </Secao>
  )
}

/** Who pays and how. Only the company decides the mode; anybody may say the health plan. */
export function SecaoDaCobranca({ form, papel, plano }: SecaoProps & { plano: OpcaoDeBusca | null }) {
  const { control: controle } = form
  const parceiro = useWatch({ control: controle, name: 'parceiro' })
  return (
    <Secao titulo={papel === 'EMPRESA' ? 'Cobrança' : 'Plano de saúde'}>
      <Grade>
        {papel === 'EMPRESA' && (
          <CampoSelecao
            controle={controle}
            nome="modoCobranca"
            rotulo="Forma de cobrança"
            semEscolha="Como a clínica costuma pagar"
            opcoes={opcoesDe(ROTULOS_DA_COBRANCA)}
          />
        )}
        <CampoBusca controle={controle} nome="planoSaude" rotulo="Plano de saúde" inicial={plano} {...planos} />
        <CampoTexto controle={controle} nome="autorizacao" rotulo="Autorização do plano" maximo={60} />
        {papel === 'EMPRESA' && (
          <CampoMarcado
            controle={controle}
            nome="cobrarDeslocamento"
            rotulo="Cobrar deslocamento"
            ajuda="O valor é o da cidade da clínica, uma vez por atendimento."
            aoLado
          />
        )}
      </Grade>
      {papel === 'EMPRESA' && <CreditoDaClinica parceiro={parceiro} />}
    </Secao>
  )
}
