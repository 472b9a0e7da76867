import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { useAtualizarDinheiro, type Livro } from './api.ts'
import { CAMPOS_DO_TITULO } from './historico-do-titulo.ts'
import { PALAVRAS, seguintesDe } from './palavras.ts'

const DialogoDaBaixa = parte(async () => (await import('./dialogo-da-baixa.tsx')).DialogoDaBaixa)
const DialogoDaConta = parte(async () => (await import('./dialogo-da-conta.tsx')).DialogoDaConta)
const DialogoDaRenegociacao = parte(async () => (await import('./dialogo-da-renegociacao.tsx')).DialogoDaRenegociacao)
const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

interface AcoesDaContaProps {
  livro: Livro
  conta: ContaCompleta
}

interface CancelamentoProps extends AcoesDaContaProps {
  /** Those that follow it in its series too. */
  seguintes: boolean
  aoFechar: () => void
}

function Cancelamento({ livro, conta, seguintes, aoFechar }: CancelamentoProps) {
  const atualizar = useAtualizarDinheiro()
  return (
    <DialogoDeMotivo
      titulo={
        seguintes && conta.serie !== null
          ? `Cancelar o título nº ${conta.numero} e ${seguintesDe(conta.serie)}?`
          : `Cancelar o título nº ${conta.numero}?`
      }
      descricao="O que se cancela deixa de contar no que se deve e no resultado, e continua na lista, com o motivo."
      confirmar="Cancelar a conta"
      aoConfirmar={async (motivo) => {
        const { codigo, versao } = conta
        await api(`POST /${livro}/:codigo/cancelamento`, { codigo, versao, seguintes, motivo })
        await atualizar()
        avisar.sucesso(seguintes ? 'Contas canceladas.' : 'Conta cancelada.')
      }}
      aoFechar={aoFechar}
    />
  )
}

function AcordoDesfeito({ livro, conta, aoFechar }: AcoesDaContaProps & { aoFechar: () => void }) {
  const atualizar = useAtualizarDinheiro()
  return (
    <DialogoDeMotivo
      titulo="Desfazer a renegociação?"
      descricao="As contas deste acordo são canceladas, e as que ele fechou voltam a ser devidas como estavam."
      confirmar="Desfazer"
      aoConfirmar={async (motivo) => {
        const { codigo, versao } = conta
        await api(`POST /${livro}/:codigo/renegociacao-desfeita`, { codigo, versao, motivo })
        await atualizar()
        avisar.sucesso('Renegociação desfeita.')
      }}
      aoFechar={aoFechar}
    />
  )
}

/** What the person may do with an account, and why it cannot be settled when it cannot. */
export function AcoesDaConta({ livro, conta }: AcoesDaContaProps) {
  const [aberto, abrir] = useState<
    | 'BAIXA'
    | 'EDICAO'
    | 'EDICAO_DA_SERIE'
    | 'CANCELAMENTO'
    | 'CANCELAMENTO_DA_SERIE'
    | 'RENEGOCIACAO'
    | 'DESFAZER_ACORDO'
    | null
  >(null)
  const { permissoes, semBaixa, estado } = conta
  const fechar = () => abrir(null)
  const comSeguintes = conta.serie !== null && conta.serie.seguintes > 0 ? seguintesDe(conta.serie) : null
  return (
    <>
      {semBaixa !== null && estado !== 'PAGO' && <Recado>{semBaixa}</Recado>}
      {permissoes.baixar && (
        <Botao variant="contained" onClick={() => abrir('BAIXA')}>
          {PALAVRAS[livro].fazer}
        </Botao>
      )}
      {permissoes.verHistorico && (
        <BotaoHistorico
          entidade="titulo"
          registro={conta.codigo}
          nome={`Título nº ${conta.numero}`}
          campos={CAMPOS_DO_TITULO}
        />
      )}
      <MenuDeAcoes
        grupos={[
          [
            permissoes.editar && { rotulo: 'Editar', executar: () => abrir('EDICAO') },
            permissoes.editar &&
              comSeguintes !== null && {
                rotulo: `Editar esta e ${comSeguintes}`,
                executar: () => abrir('EDICAO_DA_SERIE'),
              },
            permissoes.renegociar && { rotulo: 'Renegociar', executar: () => abrir('RENEGOCIACAO') },
            permissoes.desfazerAcordo && {
              rotulo: 'Desfazer a renegociação',
              executar: () => abrir('DESFAZER_ACORDO'),
              perigo: true,
            },
            permissoes.cancelar && { rotulo: 'Cancelar a conta', executar: () => abrir('CANCELAMENTO'), perigo: true },
            permissoes.cancelar &&
              comSeguintes !== null && {
                rotulo: `Cancelar esta e ${comSeguintes}`,
                executar: () => abrir('CANCELAMENTO_DA_SERIE'),
                perigo: true,
              },
          ],
        ]}
      />
      {aberto === 'BAIXA' && <DialogoDaBaixa livro={livro} conta={conta} aoFechar={fechar} />}
      {(aberto === 'EDICAO' || aberto === 'EDICAO_DA_SERIE') && (
        <DialogoDaConta livro={livro} conta={conta} seguintes={aberto === 'EDICAO_DA_SERIE'} aoFechar={fechar} />
      )}
      {aberto === 'RENEGOCIACAO' && (
        <DialogoDaRenegociacao livro={livro} contas={[conta]} aoFechar={fechar} aoConcluir={fechar} />
      )}
      {aberto === 'DESFAZER_ACORDO' && <AcordoDesfeito livro={livro} conta={conta} aoFechar={fechar} />}
      {(aberto === 'CANCELAMENTO' || aberto === 'CANCELAMENTO_DA_SERIE') && (
        <Cancelamento livro={livro} conta={conta} seguintes={aberto === 'CANCELAMENTO_DA_SERIE'} aoFechar={fechar} />
      )}
    </>
  )
}
