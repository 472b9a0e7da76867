import { useMutation } from '@tanstack/react-query'
import { planilhaDoExtrato, type PlanilhaDoExtrato } from '@vetlume/dominio/conciliacao'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ErroDeApi, mensagemDoErro } from '../../lib/erro-de-api.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { AreaDeArquivos } from '../../ui/formulario/area-de-arquivos.tsx'
import { Recado } from '../../ui/recado.tsx'
import { enviarExtrato, useAtualizarBanco } from './api.ts'
import { ColunasDoExtrato } from './colunas-do-extrato.tsx'
import { movimentos } from './palavras.ts'

const variasContas = z.object({ contas: z.array(z.string()) })

/** Accounts of a file that has several, as the refusal names them. */
function contasDoArquivo(erro: unknown): string[] {
  const lidas = erro instanceof ErroDeApi ? variasContas.safeParse(erro.detalhes) : null
  return lidas?.success === true ? lidas.data.contas : []
}

/** Columns of a file that are to be told, as the refusal names them. */
function planilhaDe(erro: unknown): PlanilhaDoExtrato | null {
  const lida = erro instanceof ErroDeApi ? planilhaDoExtrato.safeParse(erro.detalhes) : null
  return lida?.success === true ? lida.data : null
}

/** What is wrong, in the words of the field where there are. */
const frase = (erro: unknown) => {
  const campos = erro instanceof ErroDeApi ? Object.values(erro.campos) : []
  return campos.length > 0 ? campos.join(' ') : mensagemDoErro(erro)
}

function resumo({ novos, repetidos }: { novos: number; repetidos: number }): string {
  if (novos === 0) return repetidos === 0 ? 'O extrato não traz movimentos.' : 'Nada novo: tudo já tinha vindo.'
  return `${movimentos(novos)} do banco${repetidos === 0 ? '' : `; ${movimentos(repetidos)} já ${repetidos === 1 ? 'tinha' : 'tinham'} vindo`}.`
}

interface DialogoDoExtratoProps {
  conta: { codigo: string; nome: string }
  aoFechar: () => void
}

/** Imports a statement of the bank into an account. */
export function DialogoDoExtrato({ conta, aoFechar }: DialogoDoExtratoProps) {
  const atualizar = useAtualizarBanco()
  const [arquivo, escolher] = useState<File | null>(null)
  const [planilha, definirPlanilha] = useState<PlanilhaDoExtrato | null>(null)
  const envio = useMutation({
    mutationFn: (dados: { arquivo: File; contaDoArquivo?: string; mapa?: string }) =>
      enviarExtrato({ contaFinanceira: conta.codigo, ...dados }),
    onSuccess: async (recebido) => {
      await atualizar()
      avisar.sucesso(resumo(recebido))
      aoFechar()
    },
    onError: (erro) => definirPlanilha(planilhaDe(erro)),
  })
  const contas = contasDoArquivo(envio.error)
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Importar extrato"
      descricao={`Para ${conta.nome}. O que já veio em outro extrato não vem outra vez.`}
      largura={planilha === null ? 'sm' : 'md'}
    >
      {planilha !== null && arquivo !== null ? (
        <>
          {planilha.totalDeProblemas > 0 && <Recado tom="error">{frase(envio.error)}</Recado>}
          <ColunasDoExtrato
            planilha={planilha}
            aoImportar={(mapa) => envio.mutateAsync({ arquivo, mapa: JSON.stringify(mapa) }).catch(() => undefined)}
            aoVoltar={() => {
              definirPlanilha(null)
              envio.reset()
            }}
          />
        </>
      ) : (
        <>
          <AreaDeArquivos
            rotulo={envio.isPending ? 'Lendo o extrato…' : 'Escolher extrato'}
            dica="OFX ou CSV do banco, até 5 MB"
            aceitar=".ofx,.csv,.txt,.qfx,text/csv,application/x-ofx"
            desabilitada={envio.isPending}
            aoEscolher={([escolhido]) => {
              if (escolhido === undefined) return
              escolher(escolhido)
              envio.mutate({ arquivo: escolhido })
            }}
          />
          {envio.error !== null && <Recado tom={contas.length > 0 ? 'info' : 'error'}>{frase(envio.error)}</Recado>}
          {arquivo !== null &&
            contas.map((contaDoArquivo) => (
              <Botao key={contaDoArquivo} variant="outlined" onClick={() => envio.mutate({ arquivo, contaDoArquivo })}>
                Importar a conta {contaDoArquivo}
              </Botao>
            ))}
        </>
      )}
    </Dialogo>
  )
}
