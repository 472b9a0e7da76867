import { contar } from '@vetlume/dominio/formatos'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import {
  dadosDasBaixas,
  ehCartao,
  recusaDaBaixa,
  type Conta,
  type ItemDeContaFinanceira,
  type MetodoDaBaixa,
} from '@vetlume/dominio/financeiro'
import { useWatch } from 'react-hook-form'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { useAtualizarDinheiro, type Livro } from './api.ts'
import { CamposDoPagamento } from './campos-do-pagamento.tsx'
import { ComContas } from './com-contas.tsx'
import { contaDoMetodo } from './escolha-da-conta.ts'
import { PALAVRAS } from './palavras.ts'
import { saldoDe } from './quadros.ts'

const quantas = (n: number) => contar(n, 'conta', 'contas')

/** The method that all of them are meant to be paid by; otherwise the usual one. */
function formaDeTodas(contas: readonly Conta[]): MetodoDaBaixa {
  const [forma, ...outras] = new Set(contas.map((conta) => conta.forma))
  return outras.length === 0 ? (forma ?? 'PIX') : 'PIX'
}

export interface BaixasProps {
  livro: Livro
  marcadas: readonly Conta[]
  aoFechar: () => void
  /** They are settled: nothing is ticked any more. */
  aoConcluir: () => void
}

function Baixas({
  livro,
  marcadas,
  contas,
  aoFechar,
  aoConcluir,
}: BaixasProps & { contas: readonly ItemDeContaFinanceira[] }) {
  const { fazer, feita } = PALAVRAS[livro]
  const hoje = agoraNoFuso().toPlainDate().toString()
  const atualizar = useAtualizarDinheiro()
  const metodo = formaDeTodas(marcadas)
  const form = useFormulario({
    esquema: dadosDasBaixas,
    valores: { pagoEm: hoje, metodo, contaFinanceira: contaDoMetodo(contas, metodo), parcelas: 1 },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const itens = marcadas.map(({ codigo, versao }) => ({ codigo, versao }))
      const { quantidade, centavos } = await api(`POST /${livro}/baixas`, { itens, ...dados })
      await atualizar()
      aoConcluir()
      avisar.sucesso(`${quantas(quantidade)} ${quantidade === 1 ? feita : `${feita}s`}: ${formatarReais(centavos)}.`)
    },
  })
  const escolhida = useWatch({ control: form.control, name: 'metodo' })
  return (
    <Formulario
      form={form}
      rotulo={`${fazer} as contas marcadas`}
      rotuloDeSalvar={`${fazer} ${formatarReais(saldoDe(marcadas))}`}
      aoCancelar={aoFechar}
      aoRecarregar={() => void atualizar()}
    >
      <QuadroDeValores>
        <LinhaDeValor rotulo={`Total de ${quantas(marcadas.length)}, por inteiro`} forte>
          <Dinheiro centavos={saldoDe(marcadas)} />
        </LinhaDeValor>
      </QuadroDeValores>
      <Grade>
        <CamposDoPagamento form={form} contas={contas} hoje={hoje} parcelavel={livro === 'contas-receber'} />
      </Grade>
      {livro === 'contas-receber' && ehCartao(escolhida) && (
        <Recado>
          A taxa é a do cadastro da empresa. No crédito, cada conta é dividida no mesmo número de parcelas.
        </Recado>
      )}
    </Formulario>
  )
}

/** Those that cannot be settled, each with why, said before anything is asked. */
function Recusadas({ livro, contas }: { livro: Livro; contas: readonly Conta[] }) {
  const { feita } = PALAVRAS[livro]
  return (
    <>
      <Recado tom="warning">
        {contas.length === 1
          ? `Uma das marcadas não pode ser ${feita} e fica de fora.`
          : `${contas.length} das marcadas não podem ser ${feita}s e ficam de fora.`}
      </Recado>
      <ListaDeItens rotulo="Ficam de fora">
        {contas.map((conta) => (
          <Item key={conta.codigo} titulo={`nº ${conta.numero}, ${conta.descricao}`}>
            {recusaDaBaixa(conta)}
          </Item>
        ))}
      </ListaDeItens>
    </>
  )
}

/** Settles many accounts at once, each whole: all of them or none. */
export function DialogoDasBaixas(props: BaixasProps) {
  const { livro, marcadas, aoFechar } = props
  const recusadas = marcadas.filter((conta) => recusaDaBaixa(conta) !== null)
  const aceitas = marcadas.filter((conta) => recusaDaBaixa(conta) === null)
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${PALAVRAS[livro].fazer} ${quantas(aceitas.length)}`}
      {...(aceitas.length === 0 ? { acoes: <Botao onClick={aoFechar}>Voltar</Botao> } : {})}
    >
      {recusadas.length > 0 && <Recusadas livro={livro} contas={recusadas} />}
      {aceitas.length > 0 && (
        <ComContas>{(contas) => <Baixas {...props} marcadas={aceitas} contas={contas} />}</ComContas>
      )}
    </Dialogo>
  )
}
