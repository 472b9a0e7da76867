import { ROTULOS_DO_LOCAL } from '@vetlume/dominio/agenda'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { CampoBusca, type OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoDataHora } from '../../../ui/formulario/campo-data.tsx'
import { CampoEscolhidos } from '../../../ui/formulario/campo-escolhidos.tsx'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../../ui/formulario/formulario.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { CampoAnimal, PacienteEscolhido, useClinicaDoPaciente, type AnimalEscolhido } from '../../animal/index.ts'
import { fonteDoCadastro, opcoesDe } from '../../cadastros/index.ts'
import { CreditoDaClinica } from '../../parceiro/index.ts'
import { especialistas, parceiros, servicosComDuracao, type OpcaoComDuracao } from '../fontes.ts'
import { SugestoesDoFormulario } from '../deslocamento/sugestoes-do-formulario.tsx'
import { CampoDuracao } from './campo-duracao.tsx'
import { CampoObservacoes, CampoPrioridade } from './campos-comuns.tsx'
import { duracaoDos, type Ligacao, type PontoDePartida } from './valores.ts'

const planos = fonteDoCadastro('plano-saude', { detalhe: ({ operadora }) => operadora })

// Their durations make the end. Outside the form: what another one searched for may come from the cache, without a search.
const oferecidos = new Map<string, OpcaoComDuracao>()
const servicos = {
  ...servicosComDuracao,
  procurar: async (texto: string, sinal: AbortSignal) => {
    const achados = await servicosComDuracao.procurar(texto, sinal)
    for (const servico of achados) oferecidos.set(servico.codigo, servico)
    return achados
  },
}

export interface CamposProps {
  form: Ligacao
  partida: PontoDePartida
  /** A specialist books in the own column only. */
  trocaEspecialista: boolean
  /** The appointment that is being changed. */
  proprio: string | null
  /** The state is chosen when it is booked, and then follows its transitions. */
  novo: boolean
}

/** Only a reservation may lack the patient: then it says who to look for. */
function SoReservar({ form: { control } }: Pick<CamposProps, 'form'>) {
  const { field } = useController({ control, name: 'estado' })
  return (
    <Marca
      rotulo="Só reservar o horário, com o paciente a definir"
      tipo="chave"
      name={field.name}
      checked={field.value === 'RESERVADO'}
      onChange={({ target }) => field.onChange(target.checked ? 'RESERVADO' : 'AGENDADO')}
      onBlur={field.onBlur}
    />
  )
}

/** Who it is for. The clinic that the patient comes from becomes the place, unless another was chosen. */
function Paciente({
  form,
  partida,
  novo,
  aoEscolherClinica,
}: CamposProps & { aoEscolherClinica: (clinica: OpcaoDeBusca | null) => void }) {
  const { control } = form
  const estado = useWatch({ control, name: 'estado' })
  const animal = useWatch({ control, name: 'animal' })
  const [escolhido, definirEscolhido] = useState<AnimalEscolhido | null>(null)
  const reserva = estado === 'RESERVADO'
  return (
    <>
      <CampoAnimal
        controle={control}
        nome="animal"
        rotulo="Paciente"
        obrigatorio={!reserva}
        ajuda="Busque pelo nome, pelo microchip ou pelo tutor, ou cadastre agora."
        inicial={partida.animal}
        focar={novo && partida.animal === null}
        className="inteiro"
        aoEscolher={(paciente) => {
          definirEscolhido(paciente)
          if (paciente !== null) aoEscolherClinica(paciente.parceiro)
        }}
      />
      <PacienteEscolhido animal={escolhido} />
      {reserva && (animal === null || animal === '') && (
        <CampoTexto
          controle={control}
          nome="contato"
          rotulo="Contato"
          ajuda="Com quem falar: nome e telefone."
          obrigatorio
          maximo={160}
          className="inteiro"
        />
      )}
      {novo && (
        <div className="inteiro">
          <SoReservar form={form} />
        </div>
      )}
    </>
  )
}

function Lugar({
  form: { control },
  partida,
  clinica,
}: Pick<CamposProps, 'form' | 'partida'> & { clinica: OpcaoDeBusca | null }) {
  const [tipo, parceiro] = useWatch({ control, name: ['tipoLocal', 'parceiro'] })
  return (
    <>
      <CampoSelecao controle={control} nome="tipoLocal" rotulo="Onde" obrigatorio opcoes={opcoesDe(ROTULOS_DO_LOCAL)} />
      <CampoBusca
        key={clinica?.codigo ?? ''}
        controle={control}
        nome="parceiro"
        rotulo="Clínica parceira"
        obrigatorio={tipo === 'PARCEIRO'}
        ajuda={tipo === 'PARCEIRO' ? undefined : 'Quem pediu, se foi uma clínica.'}
        inicial={parceiro === clinica?.codigo ? clinica : partida.parceiro}
        {...parceiros}
      />
      <CreditoDaClinica parceiro={parceiro} className="inteiro" />
      {tipo === 'DOMICILIO' && (
        <CampoTexto
          controle={control}
          nome="endereco"
          rotulo="Endereço"
          obrigatorio
          maximo={300}
          dica="Rua, número, bairro, cidade"
          className="inteiro"
        />
      )}
    </>
  )
}

/** How urgent, who pays, and what else was said. */
function Condicoes({ form: { control }, partida }: Pick<CamposProps, 'form' | 'partida'>) {
  const plano = useWatch({ control, name: 'planoSaude' })
  return (
    <>
      <CampoPrioridade controle={control} />
      <CampoBusca
        controle={control}
        nome="planoSaude"
        rotulo="Plano de saúde"
        inicial={partida.planoSaude}
        {...planos}
      />
      {plano !== null && plano !== undefined && (
        <CampoTexto controle={control} nome="autorizacao" rotulo="Autorização do plano" maximo={60} />
      )}
      <CampoObservacoes controle={control} />
    </>
  )
}

/** The fields of an appointment, in the order in which they are told on the telephone. */
export function CamposDoAgendamento(props: CamposProps) {
  const { form, partida, trocaEspecialista, proprio } = props
  const { control } = form
  const { clinica, sugerirClinica } = useClinicaDoPaciente(form)
  const [sugerido, definirSugerido] = useState<OpcaoDeBusca | null>(null)
  const [escolhidos, quem] = useWatch({ control, name: ['servicos', 'especialista'] })
  return (
    <>
      <Grade>
        <Paciente {...props} aoEscolherClinica={sugerirClinica} />
      </Grade>
      <CampoEscolhidos
        controle={control}
        nome="servicos"
        rotulo="Exames"
        rotuloDeIncluir="Incluir exame"
        ajuda="Digite o nome do serviço ou do pacote."
        fonte={servicos}
        iniciais={partida.servicos}
        desenhar={(linhas) => linhas.map(({ duracaoMinutos }) => ({ detalhe: `${duracaoMinutos} min` }))}
      />
      <Grade>
        {trocaEspecialista && (
          <CampoBusca
            controle={control}
            nome="especialista"
            rotulo="Especialista"
            obrigatorio
            inicial={quem === sugerido?.codigo ? sugerido : partida.especialista}
            className="inteiro"
            {...especialistas}
          />
        )}
        <CampoDataHora controle={control} nome="inicio" rotulo="Começa em" obrigatorio />
        <CampoDuracao form={form} dosServicos={duracaoDos(escolhidos, [...partida.servicos, ...oferecidos.values()])} />
        <div className="inteiro">
          <SugestoesDoFormulario
            form={form}
            agendamento={proprio}
            trocaEspecialista={trocaEspecialista}
            aoTrocarEspecialista={definirSugerido}
          />
        </div>
        <Lugar form={form} partida={partida} clinica={clinica} />
        <Condicoes form={form} partida={partida} />
      </Grade>
    </>
  )
}
