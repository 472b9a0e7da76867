import { dadosDaEspera, ROTULOS_DO_PERIODO, type ItemDaEspera } from '@vetlume/dominio/agenda'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoBusca, type OpcaoDeBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoEscolhidos } from '../../../ui/formulario/campo-escolhidos.tsx'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { CampoAnimal, PacienteEscolhido, useClinicaDoPaciente, type AnimalEscolhido } from '../../animal/index.ts'
import { opcoesDe, type ValoresInteiros } from '../../cadastros/index.ts'
import { useAtualizarAgenda } from '../api.ts'
import { especialistas, parceiros, servicosComDuracao } from '../fontes.ts'
import { CampoObservacoes, CampoPrioridade } from '../formulario/campos-comuns.tsx'
import { nomeDeQuemEspera } from './api.ts'

type Valores = z.input<typeof dadosDaEspera>

const valoresDe = (espera: ItemDaEspera | null): ValoresInteiros<Valores> => ({
  animal: espera?.animal?.codigo ?? null,
  contato: espera?.contato ?? '',
  parceiro: espera?.parceiro?.codigo ?? null,
  especialista: espera?.especialista?.codigo ?? null,
  servicos: espera?.servicos.map(({ codigo }) => codigo) ?? [],
  prioridade: espera?.prioridade ?? 'ROTINA',
  desde: espera?.desde ?? agoraNoFuso().toPlainDate().toString(),
  ate: espera?.ate ?? null,
  periodo: espera?.periodo ?? 'QUALQUER',
  observacoes: espera?.observacoes ?? '',
})

type Saida = z.output<typeof dadosDaEspera>

interface ParteProps {
  control: Control<Valores, unknown, Saida>
}

/** Which days suit, how urgent, and what else was said. */
function Quando({ control }: ParteProps) {
  return (
    <>
      <CampoData controle={control} nome="desde" rotulo="A partir de" obrigatorio />
      <CampoData controle={control} nome="ate" rotulo="Até" ajuda="Em branco, sem limite." />
      <CampoSelecao
        controle={control}
        nome="periodo"
        rotulo="Período"
        obrigatorio
        opcoes={opcoesDe(ROTULOS_DO_PERIODO)}
      />
      <CampoPrioridade controle={control} />
      <CampoObservacoes controle={control} />
    </>
  )
}

/** With whom and where, when it matters. */
function ComQuem({
  control,
  espera,
  clinica,
}: ParteProps & { espera: ItemDaEspera | null; clinica: OpcaoDeBusca | null }) {
  return (
    <>
      <CampoBusca
        key={clinica?.codigo ?? ''}
        controle={control}
        nome="parceiro"
        rotulo="Clínica parceira"
        inicial={clinica}
        {...parceiros}
      />
      <CampoBusca
        controle={control}
        nome="especialista"
        rotulo="Especialista"
        ajuda="Em branco, qualquer um serve."
        inicial={espera?.especialista ?? null}
        {...especialistas}
      />
    </>
  )
}

export interface DialogoDaEsperaProps {
  /** Null puts somebody new in the list. */
  espera: ItemDaEspera | null
  aoFechar: () => void
}

/** Who waits for a time, for what, and which days suit. */
export function DialogoDaEspera({ espera, aoFechar }: DialogoDaEsperaProps) {
  const atualizar = useAtualizarAgenda()
  const form = useFormulario({
    esquema: dadosDaEspera,
    valores: valoresDe(espera),
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      if (espera === null) await api('POST /lista-espera', dados)
      else await api('PUT /lista-espera/:codigo', { ...dados, codigo: espera.codigo, versao: espera.versao })
      void atualizar()
      aoFechar()
      avisar.sucesso(espera === null ? 'Na lista de espera.' : 'Lista de espera atualizada.')
    },
  })
  const { control } = form
  const { clinica, sugerirClinica } = useClinicaDoPaciente(form, espera?.parceiro)
  const animal = useWatch({ control, name: 'animal' })
  const [escolhido, definirEscolhido] = useState<AnimalEscolhido | null>(null)
  const titulo = espera === null ? 'Pôr na lista de espera' : `Editar a espera de ${nomeDeQuemEspera(espera)}`
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} largura="md">
      <Formulario form={form} rotulo={titulo} aoCancelar={aoFechar}>
        <Grade>
          <CampoAnimal
            controle={control}
            nome="animal"
            rotulo="Paciente"
            ajuda="Em branco, informe com quem falar."
            inicial={espera?.animal ?? null}
            aoEscolher={(paciente) => {
              definirEscolhido(paciente)
              sugerirClinica(paciente?.parceiro)
            }}
          />
          <CampoTexto
            controle={control}
            nome="contato"
            rotulo="Contato"
            obrigatorio={animal === null || animal === ''}
            maximo={160}
          />
          <PacienteEscolhido animal={escolhido} />
        </Grade>
        <CampoEscolhidos
          controle={control}
          nome="servicos"
          rotulo="Exames"
          rotuloDeIncluir="Incluir exame"
          fonte={servicosComDuracao}
          iniciais={espera?.servicos ?? []}
          desenhar={(escolhidos) => escolhidos.map(({ duracaoMinutos }) => ({ detalhe: `${duracaoMinutos} min` }))}
        />
        <Grade>
          <ComQuem control={control} espera={espera} clinica={clinica} />
          <Quando control={control} />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
