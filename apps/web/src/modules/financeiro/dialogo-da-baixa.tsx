import { aplicarBasisPoints, formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import {
  ehCartao,
  taxaDoCartao,
  totalAPagar,
  type ContaCompleta,
  type ItemDeContaFinanceira,
} from '@vetlume/dominio/financeiro'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { useAtualizarDinheiro, type Livro } from './api.ts'
import { CamposDoPagamento } from './campos-do-pagamento.tsx'
import { ComContas } from './com-contas.tsx'
import { contaDoMetodo } from './escolha-da-conta.ts'
import { encargosDe, somados } from './encargos-da-conta.ts'
import { esquemaDaBaixa } from './esquema-da-baixa.ts'
import { PALAVRAS } from './palavras.ts'
import { parcelasDigitadas, QuandoCai } from './parcelas-do-cartao.tsx'

interface BaixaProps {
  livro: Livro
  conta: ContaCompleta
  aoFechar: () => void
}

function useBaixa({ livro, conta, aoFechar }: BaixaProps, contas: readonly ItemDeContaFinanceira[]) {
  const hoje = agoraNoFuso().toPlainDate().toString()
  const atualizar = useAtualizarDinheiro()
  const acrescimo = somados(encargosDe(livro, conta, hoje))
  const metodo = conta.forma ?? 'PIX'
  const form = useFormulario({
    esquema: esquemaDaBaixa(conta, hoje),
    valores: {
      valorCentavos: conta.saldoCentavos + acrescimo,
      descontoCentavos: 0,
      acrescimoCentavos: acrescimo,
      taxaCentavos: 0,
      parcelas: 1,
      pagoEm: hoje,
      metodo,
      contaFinanceira: contaDoMetodo(contas, metodo),
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const { codigo, versao } = conta
      await api(`POST /${livro}/:codigo/baixa`, { codigo, versao, ...dados })
      await atualizar()
      aoFechar()
      avisar.sucesso(`${PALAVRAS[livro].baixa} de ${formatarReais(dados.valorCentavos)} registrado.`)
    },
  })
  return { form, hoje, atualizar }
}

/** What was not typed follows what was: charges follow the day, the amount what it is made of, the fee how it is paid. */
function useTotal(
  { livro, conta }: BaixaProps,
  { control, getValues, setValue, formState }: ReturnType<typeof useBaixa>['form'],
) {
  const [pagoEm, desconto, acrescimo, valor, metodo, digitadas, taxaDigitada] = useWatch({
    control,
    name: ['pagoEm', 'descontoCentavos', 'acrescimoCentavos', 'valorCentavos', 'metodo', 'parcelas', 'taxaCentavos'],
  })
  const { acrescimoCentavos: mudouAcrescimo, valorCentavos: mudouValor } = formState.dirtyFields
  const parcelas = parcelasDigitadas(digitadas)
  const taxaBp = conta.cartao === null ? 0 : taxaDoCartao(conta.cartao, metodo, parcelas)
  const taxa = aplicarBasisPoints(valor ?? 0, taxaBp)
  const encargos = encargosDe(livro, conta, /^\d{4}-\d{2}-\d{2}$/.test(pagoEm) ? pagoEm : '')
  const sugerido = somados(encargos)
  const total = totalAPagar(conta, { descontoCentavos: desconto ?? 0, acrescimoCentavos: acrescimo ?? 0 })
  useEffect(() => {
    if (mudouAcrescimo !== true) setValue('acrescimoCentavos', sugerido)
  }, [mudouAcrescimo, sugerido, setValue])
  useEffect(() => {
    if (mudouValor !== true) setValue('valorCentavos', Math.max(0, total))
  }, [mudouValor, total, setValue])
  const sugerida = useRef(0)
  useEffect(() => {
    if (getValues('taxaCentavos') === sugerida.current) setValue('taxaCentavos', taxa)
    sugerida.current = taxa
  }, [taxa, getValues, setValue])
  const recebido = { valorCentavos: valor ?? 0, taxaCentavos: taxaDigitada ?? 0, metodo, parcelas, pagoEm }
  return { encargos, total, taxaBp, recebido, resta: total - (valor ?? 0) }
}

function Baixa({ contas, ...props }: BaixaProps & { contas: readonly ItemDeContaFinanceira[] }) {
  const { livro, conta, aoFechar } = props
  const { form, hoje, atualizar } = useBaixa(props, contas)
  const { encargos, total, taxaBp, recebido, resta } = useTotal(props, form)
  const { control: controle } = form
  const palavras = PALAVRAS[livro]
  return (
    <Formulario
      form={form}
      rotulo={`${palavras.fazer} a conta`}
      rotuloDeSalvar={palavras.fazer}
      aoCancelar={aoFechar}
      aoRecarregar={() => void atualizar()}
    >
      <Grade>
        <CampoDinheiro controle={controle} nome="valorCentavos" rotulo="Valor" obrigatorio focar />
        <CamposDoPagamento form={form} contas={contas} hoje={hoje} parcelavel={conta.cartao !== null} />
        <CampoDinheiro controle={controle} nome="descontoCentavos" rotulo="Desconto" />
        <CampoDinheiro controle={controle} nome="acrescimoCentavos" rotulo="Multa e juros" />
        <CampoDinheiro
          controle={controle}
          nome="taxaCentavos"
          rotulo="Taxa"
          ajuda={
            taxaBp > 0
              ? `A do cadastro da empresa é de ${formatarBasisPoints(taxaBp)}.`
              : 'O que o banco ou a maquininha cobra da empresa.'
          }
        />
      </Grade>
      {conta.cartao !== null && ehCartao(recebido.metodo) && <QuandoCai recebido={recebido} condicoes={conta.cartao} />}
      {encargos !== null && (
        <Recado>{`Sugestão, que você pode mudar: ${encargos.texto} ${conta.parceiro === null ? 'Sem contrato, a multa é a maior que o Código de Defesa do Consumidor permite (art. 52, § 1º).' : 'São os da ficha desta clínica.'}`}</Recado>
      )}
      <QuadroDeValores>
        <LinhaDeValor rotulo="Falta hoje">
          <Dinheiro centavos={conta.saldoCentavos} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Total, com desconto, multa e juros" forte>
          <Dinheiro centavos={total} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Fica faltando">
          <Dinheiro centavos={Math.max(0, resta)} />
        </LinhaDeValor>
      </QuadroDeValores>
    </Formulario>
  )
}

/** Receives or pays one account, whole or in part. */
export function DialogoDaBaixa(props: BaixaProps) {
  const { livro, conta, aoFechar } = props
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={PALAVRAS[livro].fazer}
      descricao={`${conta.descricao}, ${conta.contraparte}`}
    >
      {/* After a refusal, what is there now takes the place of what was there. */}
      <ComContas>{(contas) => <Baixa key={conta.versao} {...props} contas={contas} />}</ComContas>
    </Dialogo>
  )
}
