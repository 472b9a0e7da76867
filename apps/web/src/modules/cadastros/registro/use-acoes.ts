import type { FichaComum } from '@vetlume/dominio/cadastro'
import { ErroDeApi, mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { comSobreposicao } from '../../../lib/ocupado.ts'
import { avisar } from '../../../ui/avisar.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { feito, type Tela } from '../tipos.ts'
import { useGravacao } from './api.ts'

interface OpcoesDasAcoes<F> {
  nome: string
  tambem?: readonly string[] | undefined
  antesDeDesativar?: () => Promise<boolean>
  /** The record after it was switched on or off. */
  aoMudar: (ficha: F) => void
  aoExcluir: () => void
}

/** Switching a record off and on, and deleting it: what is in use offers to be switched off instead. */
export function useAcoes<F extends FichaComum>(tela: Tela, ficha: F, opcoes: OpcoesDasAcoes<F>) {
  const { nome, tambem, antesDeDesativar, aoMudar, aoExcluir } = opcoes
  const gravacao = useGravacao<F>(tela.caminho, tambem)
  const [singular] = tela.nomes

  const mudarSituacao = async () => {
    const ativo = !ficha.ativo
    try {
      if (!ativo && (await antesDeDesativar?.()) === false) return
      aoMudar(await comSobreposicao(() => gravacao.mudarSituacao(ficha, ativo), ativo ? 'Reativando…' : 'Desativando…'))
      avisar.sucesso(feito(tela, ativo ? 'reativad' : 'desativad'))
    } catch (erro) {
      avisar.erro(erro)
    }
  }

  const oferecerDesativar = async (erro: unknown) => {
    const texto = mensagemDoErro(erro)
    const titulo = `“${nome}” está em uso`
    if (!ficha.ativo) return void (await confirmar({ titulo, texto, confirmar: 'Entendi', cancelar: null }))
    if (await confirmar({ titulo, texto, confirmar: 'Desativar', cancelar: 'Voltar' })) await mudarSituacao()
  }

  const excluir = async () => {
    const certeza = await confirmar({
      titulo: `Excluir ${singular} “${nome}”?`,
      texto: 'Depois de excluir não há como voltar atrás.',
      confirmar: 'Excluir',
      perigo: true,
    })
    if (!certeza) return
    try {
      await comSobreposicao(() => gravacao.excluir(ficha), 'Excluindo…')
      avisar.sucesso(feito(tela, 'excluíd'))
      aoExcluir()
    } catch (erro) {
      if (erro instanceof ErroDeApi && erro.codigo === 'EM_USO') await oferecerDesativar(erro)
      else avisar.erro(erro)
    }
  }
  return { mudarSituacao: () => void mudarSituacao(), excluir: () => void excluir() }
}
