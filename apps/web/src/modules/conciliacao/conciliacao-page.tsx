import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { MovimentoBancario } from '@vetlume/dominio/conciliacao'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { Abas } from '../../ui/abas.tsx'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Colunas } from '../../ui/colunas.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { consultaDasContasAtivas } from '../financeiro/index.ts'
import { consultaDosPendentes, useAtualizarBanco } from './api.ts'
import { ComSugestao, temSugestao } from './com-sugestao.tsx'
import { movimentos } from './palavras.ts'
import { QuadroDoSaldo } from './quadro-do-saldo.tsx'
import { SemPar, type OQueFazer } from './sem-par.tsx'

const DialogoDaEscolha = parte(async () => (await import('./dialogo-da-escolha.tsx')).DialogoDaEscolha)
const DialogoDoLancamento = parte(async () => (await import('./dialogo-do-lancamento.tsx')).DialogoDoLancamento)
const DialogoDaTransferencia = parte(
  async () => (await import('./dialogo-da-transferencia.tsx')).DialogoDaTransferencia,
)
const DialogoDoExtrato = parte(async () => (await import('./dialogo-do-extrato.tsx')).DialogoDoExtrato)
const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

const ROTA = '/financeiro/conciliacao'

interface Aberto {
  oQue: OQueFazer
  movimento: MovimentoBancario
}

function Ignorar({ movimento, aoFechar }: { movimento: MovimentoBancario; aoFechar: () => void }) {
  const atualizar = useAtualizarBanco()
  const { codigo, versao, descricao } = movimento
  return (
    <DialogoDeMotivo
      titulo="Deixar este movimento fora dos livros?"
      descricao={`${descricao}. Ele continua no extrato, com o motivo, e pode voltar a esperar.`}
      confirmar="Ignorar"
      aoConfirmar={async (motivo) => {
        await api('POST /movimento-bancario/:codigo/ignorado', { codigo, versao, motivo })
        await atualizar()
        avisar.sucesso('Movimento ignorado.')
      }}
      aoFechar={aoFechar}
    />
  )
}

interface JanelaProps {
  aberto: Aberto
  conta: string
  aoFechar: () => void
}

function Janela({ aberto: { oQue, movimento }, conta, aoFechar }: JanelaProps) {
  if (oQue === 'ESCOLHER') return <DialogoDaEscolha movimento={movimento} aoFechar={aoFechar} />
  if (oQue === 'LANCAR') return <DialogoDoLancamento movimento={movimento} aoFechar={aoFechar} />
  if (oQue === 'TRANSFERIR') return <DialogoDaTransferencia movimento={movimento} conta={conta} aoFechar={aoFechar} />
  return <Ignorar movimento={movimento} aoFechar={aoFechar} />
}

function Pendentes({ conta, aoImportar }: { conta: string; aoImportar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDosPendentes(conta))
  const [aberto, abrir] = useState<Aberto | null>(null)
  if (data === undefined)
    return (
      <Secao titulo="A conciliar">
        {error === null ? (
          <Esqueleto linhas={8} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  const com = data.itens.filter(temSugestao)
  const sem = data.itens.filter((movimento) => !temSugestao(movimento))
  return (
    <>
      {data.itens.length === 0 && (
        <Secao>
          <EstadoVazio
            titulo="Nada a conciliar"
            texto="Importe o extrato do banco em OFX ou CSV: cada movimento aparece aqui com a conta que ele deve pagar."
            acao={
              <Botao variant="contained" aria-haspopup="dialog" onClick={aoImportar}>
                Importar extrato
              </Botao>
            }
          />
        </Secao>
      )}
      {com.length > 0 && (
        <Secao
          titulo="Com par nos livros"
          descricao="O que é certo já vem marcado; o que é provável espera que você confira. Nada é pago sem o seu clique."
        >
          <ComSugestao linhas={com} aoFazer={(oQue, movimento) => abrir({ oQue, movimento })} />
        </Secao>
      )}
      {sem.length > 0 && (
        <Secao titulo="Sem par nos livros" descricao="Nada em aberto se parece com estes movimentos.">
          <SemPar linhas={sem} aoFazer={(oQue, movimento) => abrir({ oQue, movimento })} />
        </Secao>
      )}
      {data.proximo !== null && (
        <p role="status">
          Estes são os {movimentos(data.itens.length)} mais antigos: os outros vêm quando estes saírem.
        </p>
      )}
      {aberto !== null && <Janela aberto={aberto} conta={conta} aoFechar={() => abrir(null)} />}
    </>
  )
}

/** Where an account is looked at first: a bank has statements, a till has none. */
const PRIMEIRAS = ['BANCO', 'PIX', 'CARTAO', 'CAIXA']

/** What the bank says beside what the books say, account by account. */
export function ConciliacaoPage() {
  const { conta: pedida } = useSearch({ from: '/casca/financeiro/conciliacao' })
  const { data, error, refetch } = useQuery(consultaDasContasAtivas)
  const [importando, importar] = useState(false)
  const contas = (data?.itens ?? []).toSorted((a, b) => PRIMEIRAS.indexOf(a.tipo) - PRIMEIRAS.indexOf(b.tipo))
  const atual = contas.find(({ codigo }) => codigo === pedida) ?? contas[0]
  return (
    <Pagina
      titulo="Conciliação bancária"
      descricao="O que o banco diz, o que os livros têm de cada movimento, e a prova do saldo."
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Conciliação' }]}
      acoes={
        atual === undefined ? null : (
          <>
            <BotaoElo
              to="/financeiro/movimento-bancario"
              search={{ contaFinanceira: atual.codigo, estado: 'CONCILIADO', ordem: '-dia' }}
              variant="outlined"
            >
              Já conciliados
            </BotaoElo>
            <Botao variant="contained" aria-haspopup="dialog" onClick={() => importar(true)}>
              Importar extrato
            </Botao>
          </>
        )
      }
    >
      {atual === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={8} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <>
          <Abas
            rotulo="Contas financeiras"
            abas={contas.map(({ codigo, nome }) => ({
              rotulo: nome,
              para: ROTA,
              busca: { conta: codigo },
              atual: codigo === atual.codigo,
            }))}
          />
          <Colunas key={atual.codigo} lado={<QuadroDoSaldo conta={atual.codigo} />}>
            <Pendentes conta={atual.codigo} aoImportar={() => importar(true)} />
          </Colunas>
          {importando && <DialogoDoExtrato conta={atual} aoFechar={() => importar(false)} />}
        </>
      )}
    </Pagina>
  )
}
