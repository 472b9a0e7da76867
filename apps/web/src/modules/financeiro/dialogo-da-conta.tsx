import {
  dadosAPagar,
  dadosAReceber,
  novaAPagar,
  novaAReceber,
  type ContaCompleta,
  type MetodoDaBaixa,
} from '@vetlume/dominio/financeiro'
import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { fonteDoCadastro, usePode } from '../cadastros/index.ts'
import { useAtualizarDinheiro, type Livro } from './api.ts'
import { OPCOES_DE_METODO } from './escolha-da-conta.ts'
import { PALAVRAS, seguintesDe } from './palavras.ts'
import { RepeticaoDaConta, type ComRepeticao } from './repeticao-da-conta.tsx'

const clinicas = fonteDoCadastro('parceiro')
const tutores = fonteDoCadastro('tutor')
const tipos = fonteDoCadastro('tipo-despesa', { detalhe: ({ grupo }) => grupo.nome })

interface CamposProps<V extends FieldValues, S> {
  controle: Control<V, unknown, S>
  /** The account that is changed; null for a new one, which may come in parts. */
  conta: ContaCompleta | null
  /** Who is on the other side, and what it is for. */
  children: ReactNode
}
interface DaConta {
  descricao: string
  valorCentavos: number
  emissao: string
  vencimento: string
  competencia: string
  numeroDocumento?: string | null | undefined
  forma?: MetodoDaBaixa | '' | null | undefined
}

function Campos<V extends DaConta, S>({ controle, conta, children }: CamposProps<V, S>) {
  // The fields of both forms; each form is one of the contract's, whole.
  const comum = controle as unknown as Control<DaConta, unknown, S>
  return (
    <Grade>
      <CampoTexto
        controle={comum}
        nome="descricao"
        rotulo="Descrição"
        obrigatorio
        maximo={200}
        className="inteiro"
        focar
      />
      {children}
      <CampoDinheiro controle={comum} nome="valorCentavos" rotulo="Valor" obrigatorio />
      <CampoData
        controle={comum}
        nome="vencimento"
        rotulo={conta === null ? 'Primeiro vencimento' : 'Vencimento'}
        obrigatorio
      />
      <CampoData controle={comum} nome="emissao" rotulo="Emissão" obrigatorio />
      <CampoData
        controle={comum}
        nome="competencia"
        rotulo="Competência"
        obrigatorio
        ajuda="Quando o serviço ou a compra aconteceu: o mês em que conta na DRE."
      />
      <CampoTexto
        controle={comum}
        nome="numeroDocumento"
        rotulo="Número do documento"
        maximo={60}
        ajuda="Da nota, do boleto ou do recibo. Numa conta que se repete todo mês, fica só na primeira."
      />
      <CampoSelecao
        controle={comum}
        nome="forma"
        rotulo="Forma prevista"
        opcoes={OPCOES_DE_METODO}
        semEscolha="A combinar"
      />
      {conta === null && <RepeticaoDaConta controle={controle as unknown as Control<ComRepeticao>} />}
    </Grade>
  )
}

const hojeEDatas = () => {
  const hoje = agoraNoFuso().toPlainDate().toString()
  return {
    emissao: hoje,
    competencia: hoje,
    vencimento: hoje,
    numeroDocumento: '',
    forma: null,
    repeticao: 'PARCELADA' as const,
    vezes: 1,
    diaDeBanco: false,
  }
}

const comunsDe = ({ descricao, valorCentavos, emissao, competencia, vencimento, ...outros }: ContaCompleta) => ({
  descricao,
  valorCentavos,
  emissao,
  competencia,
  vencimento: vencimento ?? emissao,
  numeroDocumento: outros.numeroDocumento ?? '',
  forma: outros.forma,
})

interface FormularioDaContaProps {
  conta: ContaCompleta | null
  /** Those that follow it in its series change too. */
  seguintes?: boolean
  aoFechar: () => void
}

/** After it is saved: everything that shows money asks again, and the window closes. */
function useConclusao(aoFechar: () => void) {
  const atualizar = useAtualizarDinheiro()
  const concluir = async (texto: string) => {
    await atualizar()
    aoFechar()
    avisar.sucesso(texto)
  }
  return { atualizar, concluir }
}

const lancadas = (quantas: number) => (quantas === 1 ? 'Conta lançada.' : `${quantas} contas lançadas.`)

function APagar({ conta, seguintes = false, aoFechar }: FormularioDaContaProps) {
  const { atualizar, concluir } = useConclusao(aoFechar)
  const form = useFormulario({
    esquema: conta === null ? novaAPagar : dadosAPagar,
    valores:
      conta === null
        ? { ...hojeEDatas(), descricao: '', contraparte: '', tipoDespesa: null }
        : { ...comunsDe(conta), contraparte: conta.contraparte, tipoDespesa: conta.tipoDespesa?.codigo ?? null },
    aoEnviar: async (dados) => {
      if (conta === null) return concluir(lancadas((await api('POST /contas-pagar', dados)).itens.length))
      await api('PUT /contas-pagar/:codigo', { ...dados, codigo: conta.codigo, versao: conta.versao, seguintes })
      return concluir(seguintes ? 'Contas salvas.' : 'Conta salva.')
    },
  })
  const { control: controle } = form
  return (
    <Formulario form={form} rotulo="Conta a pagar" aoCancelar={aoFechar} aoRecarregar={() => void atualizar()}>
      <Campos controle={controle} conta={conta}>
        <CampoTexto controle={controle} nome="contraparte" rotulo="Para quem" obrigatorio maximo={120} />
        <CampoBusca
          {...tipos}
          controle={controle}
          nome="tipoDespesa"
          rotulo="Tipo de despesa"
          inicial={conta?.tipoDespesa ?? null}
        />
      </Campos>
    </Formulario>
  )
}

function AReceber({ conta, seguintes = false, aoFechar }: FormularioDaContaProps) {
  const { atualizar, concluir } = useConclusao(aoFechar)
  // The operator has neither clinics nor tutors.
  const comCadastros = usePode('parceiro:ler')
  const semCadastro = conta !== null && conta.parceiro === null && conta.tutor === null
  const form = useFormulario({
    esquema: conta === null ? novaAReceber : dadosAReceber,
    valores:
      conta === null
        ? { ...hojeEDatas(), descricao: '', parceiro: null, tutor: null, contraparte: '' }
        : {
            ...comunsDe(conta),
            parceiro: conta.parceiro?.codigo ?? null,
            tutor: conta.tutor?.codigo ?? null,
            contraparte: semCadastro ? conta.contraparte : '',
          },
    aoEnviar: async (dados) => {
      if (conta === null) return concluir(lancadas((await api('POST /contas-receber', dados)).itens.length))
      await api('PUT /contas-receber/:codigo', { ...dados, codigo: conta.codigo, versao: conta.versao, seguintes })
      return concluir(seguintes ? 'Contas salvas.' : 'Conta salva.')
    },
  })
  const { control: controle } = form
  return (
    <Formulario form={form} rotulo="Conta a receber" aoCancelar={aoFechar} aoRecarregar={() => void atualizar()}>
      <Campos controle={controle} conta={conta}>
        {comCadastros && (
          <>
            <CampoBusca
              {...clinicas}
              controle={controle}
              nome="parceiro"
              rotulo="Clínica parceira"
              inicial={conta?.parceiro ?? null}
            />
            <CampoBusca {...tutores} controle={controle} nome="tutor" rotulo="Tutor" inicial={conta?.tutor ?? null} />
          </>
        )}
        <CampoTexto
          controle={controle}
          nome="contraparte"
          rotulo={comCadastros ? 'Outra pessoa ou empresa' : 'De quem'}
          {...(comCadastros ? { ajuda: 'Quem deve é uma clínica, um tutor ou outra pessoa: preencha só um.' } : {})}
          maximo={120}
          className="inteiro"
        />
      </Campos>
    </Formulario>
  )
}

export interface DialogoDaContaProps extends FormularioDaContaProps {
  livro: Livro
}

function tituloDe(livro: Livro, { conta, seguintes }: FormularioDaContaProps): string {
  if (conta === null) return PALAVRAS[livro].nova
  const este = `Editar o título nº ${conta.numero}`
  return seguintes === true && conta.serie !== null ? `${este} e ${seguintesDe(conta.serie)}` : este
}

/** An account written by hand: a new one, at once or in monthly parts, or one that nothing was paid of. */
export function DialogoDaConta({ livro, ...props }: DialogoDaContaProps) {
  const Form = livro === 'contas-pagar' ? APagar : AReceber
  return (
    <Dialogo
      aberto
      aoFechar={props.aoFechar}
      titulo={tituloDe(livro, props)}
      {...(props.seguintes === true
        ? {
            descricao:
              'Valor, descrição, forma e com quem passam às seguintes; cada uma fica nos seus dias e com o seu documento.',
          }
        : {})}
    >
      <Form key={props.conta?.versao ?? 'nova'} {...props} />
    </Dialogo>
  )
}
