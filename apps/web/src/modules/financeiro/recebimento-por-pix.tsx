import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_PROVEDOR, type ConexaoDeRecebimento, type Recebimento } from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { DataHora } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'
import { consultaDoRecebimento, useAtualizarRecebimento } from './api.ts'
import { ComContas } from './com-contas.tsx'
import { PendenciasDePix } from './pendencias-de-pix.tsx'
import { FormularioDoRecebimento } from './formulario-do-recebimento.tsx'
import './recebimento-por-pix.css'

function Situacao({ conexao }: { conexao: ConexaoDeRecebimento }) {
  const { provedor, teste, estado, titular, contaFinanceira, conectadaEm, conectadaPor, conferidaEm } = conexao
  return (
    <QuadroDeValores>
      <LinhaDeValor rotulo="Recebe por">
        {ROTULOS_DO_PROVEDOR[provedor]}{' '}
        {estado === 'ATIVA' ? (
          <Etiqueta tom={teste ? 'aviso' : 'sucesso'} rotulo={teste ? 'De teste' : 'Conectada'} />
        ) : (
          <Etiqueta tom="erro" rotulo="Recusada" />
        )}
      </LinhaDeValor>
      {provedor !== 'SANDBOX' && <LinhaDeValor rotulo="Conta de">{titular}</LinhaDeValor>}
      <LinhaDeValor rotulo="Onde o dinheiro entra">{contaFinanceira.nome}</LinhaDeValor>
      <LinhaDeValor rotulo="Conectada em">
        <DataHora instante={conectadaEm} />, por {conectadaPor}
      </LinhaDeValor>
      {provedor !== 'SANDBOX' && (
        <LinhaDeValor rotulo="Testada em">
          <DataHora instante={conferidaEm} />
        </LinhaDeValor>
      )}
    </QuadroDeValores>
  )
}

function Conectada({ conexao, aoMudar }: { conexao: ConexaoDeRecebimento; aoMudar: () => void }) {
  const atualizar = useAtualizarRecebimento()
  const muda = usePode('conta-financeira:escrever')
  const testar = useAcao(
    () => api('POST /recebimento/conferencia'),
    atualizar,
    () => 'Credenciais testadas.',
  )
  const desconectar = async () => {
    const texto = 'As credenciais são apagadas, e as cobranças voltam a ter o Pix da chave da empresa, com baixa à mão.'
    if (!(await confirmar({ titulo: 'Desconectar a conta?', texto, confirmar: 'Desconectar', perigo: true }))) return
    try {
      await api('DELETE /recebimento')
      await atualizar()
      avisar.sucesso('Conta desconectada.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <>
      {conexao.estado === 'RECUSADA' && (
        <Recado tom="error">
          O Mercado Pago não aceita mais as credenciais. Enquanto isso as cobranças têm o Pix da chave da empresa:
          troque o Access Token para o Pix voltar a ser conferido sozinho.
        </Recado>
      )}
      <Situacao conexao={conexao} />
      {muda && (
        <div className="rp-acoes">
          {conexao.provedor !== 'SANDBOX' && (
            <Botao variant="contained" loading={testar.isPending} onClick={() => testar.mutate()}>
              Testar credenciais
            </Botao>
          )}
          <Botao variant="outlined" onClick={aoMudar}>
            Mudar
          </Botao>
          <Botao color="error" onClick={() => void desconectar()}>
            Desconectar
          </Botao>
        </div>
      )}
    </>
  )
}

function Conteudo({ recebimento }: { recebimento: Recebimento }) {
  const muda = usePode('conta-financeira:escrever')
  const [mudando, mudar] = useState(false)
  const { conexao } = recebimento
  if (mudando)
    return (
      <ComContas>
        {(contas) => (
          <FormularioDoRecebimento
            key={conexao?.versao ?? 0}
            recebimento={recebimento}
            contas={contas}
            conexao={conexao}
            aoTerminar={() => mudar(false)}
          />
        )}
      </ComContas>
    )
  if (conexao !== null) return <Conectada conexao={conexao} aoMudar={() => mudar(true)} />
  return (
    <>
      <Recado>
        Hoje as cobranças têm o Pix da chave da empresa, e a baixa é feita à mão ou pelo extrato do banco. Com a conta
        da empresa no Mercado Pago, cada cobrança tem um Pix próprio, com multa e juros do dia, e fica paga sozinha.
      </Recado>
      {muda && (
        <div className="rp-acoes">
          <Botao variant="contained" onClick={() => mudar(true)}>
            Conectar conta
          </Botao>
        </div>
      )}
    </>
  )
}

/** Whether the Pix of what is charged marks it paid by itself: the account of the company at a provider. */
export function RecebimentoPorPix({ aoFechar }: { aoFechar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDoRecebimento)
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Recebimento por Pix" descricao="O Pix que dá baixa sozinho.">
      <div className="rp-pilha">
        {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
        {data === undefined && error === null && <Esqueleto linhas={6} />}
        {data !== undefined && <Conteudo recebimento={data} />}
        {data !== undefined && data.pendencias > 0 && <PendenciasDePix />}
      </div>
    </Dialogo>
  )
}
