import {
  chegaDaTransferencia,
  conferirTransferencia,
  dadosDaTransferencia,
  type ItemDeContaFinanceira,
} from '@vetlume/dominio/financeiro'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useWatch } from 'react-hook-form'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { useAtualizarDinheiro } from './api.ts'
import { ComContas } from './com-contas.tsx'

type Contas = readonly ItemDeContaFinanceira[]

/** The contract's form, with the rules that the server checks over these accounts. */
const esquemaDaTransferencia = (contas: Contas, hoje: string) =>
  dadosDaTransferencia.check(({ value, issues }) => {
    const aberturas = contas
      .filter(({ codigo }) => codigo === value.de || codigo === value.para)
      .map(({ saldoEm }) => saldoEm)
    for (const [campo, message] of Object.entries(conferirTransferencia(value, { hoje, aberturas })))
      issues.push({ code: 'custom', path: [campo], message, input: value })
  })

interface TransferenciaProps {
  /** The account that the money leaves, where it was chosen already. */
  de?: string | undefined
  aoFechar: () => void
}

function Transferencia({ de, aoFechar, contas }: TransferenciaProps & { contas: Contas }) {
  const hoje = agoraNoFuso().toPlainDate().toString()
  const atualizar = useAtualizarDinheiro()
  const sai = contas.find(({ codigo }) => codigo === de) ?? contas.find(({ tipo }) => tipo === 'CAIXA') ?? contas[0]
  const chega = contas.find(({ codigo, tipo }) => tipo === 'BANCO' && codigo !== sai?.codigo)
  const form = useFormulario({
    esquema: esquemaDaTransferencia(contas, hoje),
    valores: {
      de: sai?.codigo ?? '',
      para: chega?.codigo ?? '',
      dia: hoje,
      valorCentavos: 0,
      taxaCentavos: 0,
      descricao: '',
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      await api('POST /transferencia', dados)
      await atualizar()
      aoFechar()
      avisar.sucesso(`Transferência de ${formatarReais(dados.valorCentavos)} registrada.`)
    },
  })
  const { control: controle } = form
  const [valor, taxa, escolhida] = useWatch({ control: controle, name: ['valorCentavos', 'taxaCentavos', 'de'] })
  const opcoes = contas.map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))
  const liquido = chegaDaTransferencia({ valorCentavos: valor ?? 0, taxaCentavos: taxa ?? 0 })
  const origem = contas.find(({ codigo }) => codigo === escolhida)
  return (
    <Formulario form={form} rotulo="Transferência" rotuloDeSalvar="Transferir" aoCancelar={aoFechar}>
      <Grade>
        <CampoSelecao controle={controle} nome="de" rotulo="De" obrigatorio opcoes={opcoes} />
        <CampoSelecao controle={controle} nome="para" rotulo="Para" obrigatorio opcoes={opcoes} />
        <CampoDinheiro
          controle={controle}
          nome="valorCentavos"
          rotulo="Valor"
          obrigatorio
          focar
          ajuda="O que sai da primeira conta."
        />
        <CampoData controle={controle} nome="dia" rotulo="Data" obrigatorio maximo={hoje} />
        <CampoDinheiro
          controle={controle}
          nome="taxaCentavos"
          rotulo="Taxa"
          ajuda="O que o banco ou a maquininha fica no caminho."
        />
        <CampoTexto controle={controle} nome="descricao" rotulo="Descrição" maximo={200} />
      </Grade>
      <QuadroDeValores>
        <LinhaDeValor rotulo="Chega na outra conta" forte>
          <Dinheiro centavos={Math.max(0, liquido)} />
        </LinhaDeValor>
        {origem !== undefined && (
          <LinhaDeValor rotulo={`${origem.nome} fica com`}>
            <Dinheiro centavos={origem.saldoCentavos - (valor ?? 0)} />
          </LinhaDeValor>
        )}
      </QuadroDeValores>
    </Formulario>
  )
}

/** Moves money from one account of the company to another. */
export function FormularioDaTransferencia(props: TransferenciaProps) {
  return <ComContas>{(contas) => <Transferencia {...props} contas={contas} />}</ComContas>
}
