import { useQuery } from '@tanstack/react-query'
import {
  DIFERENCAS,
  diferencasPossiveis,
  metodoDe,
  ROTULOS_DA_DIFERENCA,
  type Candidato,
  type Diferenca,
  type MovimentoBancario,
} from '@vetlume/dominio/conciliacao'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { METODOS_DA_BAIXA, ROTULOS_DO_METODO } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { useDeferredValue, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EscolhaDeLinhas } from '../../ui/escolha-em-lote.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { consultaDosCandidatos, useAtualizarBanco } from './api.ts'

const esquema = z.object({
  busca: z.string(),
  diferenca: z.enum(['', ...DIFERENCAS]),
  metodo: z.enum(METODOS_DA_BAIXA),
})

interface DialogoDaEscolhaProps {
  movimento: MovimentoBancario
  aoFechar: () => void
}

/** What the chosen titles and payments come to beside the line of the bank; payments must be all of it. */
function acerto(escolhidos: readonly Candidato[], centavos: number) {
  const total = somarCentavos(escolhidos.map((um) => um.centavos))
  const soPagamentos = escolhidos.every(({ tipo }) => tipo === 'PAGAMENTO')
  const misturados = !soPagamentos && escolhidos.some(({ tipo }) => tipo === 'PAGAMENTO')
  const possiveis = escolhidos.length === 0 || soPagamentos ? [] : diferencasPossiveis(centavos, Math.abs(total))
  const recusa = misturados
    ? 'Escolha contas em aberto ou pagamentos já feitos, não dos dois.'
    : soPagamentos && total !== centavos
      ? 'Os pagamentos escolhidos precisam somar o valor do banco.'
      : null
  return { total, possiveis, recusa }
}

function Candidatos({
  movimento,
  busca,
  escolhidos,
  aoMarcar,
}: {
  movimento: MovimentoBancario
  busca: string
  escolhidos: ReadonlyMap<string, Candidato>
  aoMarcar: (candidato: Candidato) => void
}) {
  const { data, error, refetch } = useQuery(consultaDosCandidatos(movimento.codigo, busca))
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={4} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const outros = data.itens.filter(({ codigo }) => !escolhidos.has(codigo))
  const todos = [...escolhidos.values(), ...outros]
  if (todos.length === 0)
    return <EstadoVazio titulo="Nada parecido nos livros" texto="Procure por nome, ou lance este movimento." />
  return (
    <EscolhaDeLinhas
      rotulo="Contas e pagamentos"
      linhas={todos.map(({ codigo, tipo, contraparte, descricao, dia, centavos, conta, transferencia }) => ({
        chave: codigo,
        nome: contraparte,
        detalhe: `${transferencia !== null ? 'Transferido em' : tipo === 'TITULO' ? 'Vence em' : 'Pago em'} ${formatarData(dia)}: ${conta === null ? '' : `nº ${conta.numero}, `}${descricao}`,
        centavos,
        marcada: escolhidos.has(codigo),
        fora: false,
      }))}
      aoMarcar={(chave) => {
        const candidato = todos.find(({ codigo }) => codigo === chave)
        if (candidato !== undefined) aoMarcar(candidato)
      }}
    />
  )
}

/** Chooses what a line of the bank is: titles that it pays, or payments that it proves. */
export function DialogoDaEscolha({ movimento, aoFechar }: DialogoDaEscolhaProps) {
  const atualizar = useAtualizarBanco()
  const [escolhidos, definirEscolhidos] = useState<ReadonlyMap<string, Candidato>>(new Map())
  const { codigo, versao, centavos, descricao, dia } = movimento
  const lista = [...escolhidos.values()]
  const { total, possiveis, recusa } = acerto(lista, centavos)
  const form = useFormulario({
    esquema,
    valores: { busca: '', diferenca: '', metodo: metodoDe(descricao) },
    protegerMudancas: false,
    aoEnviar: async ({ diferenca, metodo }) => {
      const dos = (tipo: Candidato['tipo']) => lista.filter((um) => um.tipo === tipo)
      const cabe = possiveis.find((possivel): possivel is Diferenca => possivel === diferenca) ?? null
      await api('POST /movimento-bancario/conciliacoes', {
        itens: [
          {
            codigo,
            versao,
            pagamentos: dos('PAGAMENTO').map((um) => um.codigo),
            titulos: dos('TITULO').map((um) => ({ codigo: um.codigo, versao: um.versao })),
            diferenca: cabe,
            metodo,
          },
        ],
      })
      await atualizar()
      avisar.sucesso('Movimento conciliado.')
      aoFechar()
    },
  })
  const busca = useDeferredValue(form.watch('busca').trim())
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Escolher nos livros"
      descricao={`${formatarData(dia)}, ${formatarReais(centavos)}: ${descricao}`}
      largura="sm"
    >
      <Formulario form={form} rotulo="Escolha" rotuloDeSalvar="Conciliar" aoCancelar={aoFechar}>
        <CampoTexto controle={form.control} nome="busca" rotulo="Buscar por nome ou número" focar />
        <Candidatos
          movimento={movimento}
          busca={busca}
          escolhidos={escolhidos}
          aoMarcar={(candidato) =>
            definirEscolhidos((antes) => {
              const novos = new Map(antes)
              if (!novos.delete(candidato.codigo)) novos.set(candidato.codigo, candidato)
              return novos
            })
          }
        />
        <p role="status">
          {lista.length === 0
            ? 'Nada escolhido ainda.'
            : (recusa ?? `Escolhido: ${formatarReais(total)} de ${formatarReais(centavos)}.`)}
        </p>
        <Grade>
          <CampoSelecao
            controle={form.control}
            nome="metodo"
            rotulo="Forma"
            opcoes={METODOS_DA_BAIXA.map((valor) => ({ valor, rotulo: ROTULOS_DO_METODO[valor] }))}
          />
          {possiveis.length > 0 && (
            <CampoSelecao
              controle={form.control}
              nome="diferenca"
              rotulo={`A diferença de ${formatarReais(Math.abs(Math.abs(centavos) - Math.abs(total)))} é`}
              opcoes={possiveis.map((valor) => ({ valor, rotulo: ROTULOS_DA_DIFERENCA[valor] }))}
            />
          )}
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
