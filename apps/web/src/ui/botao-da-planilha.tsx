import { useState } from 'react'
import { baixar } from '../lib/baixar.ts'
import { fusoEmUso } from '../lib/fuso.ts'
import type { ValorDePlanilha } from '../lib/planilha/valores.ts'
import { avisar } from './avisar.ts'
import { Botao } from './botao.tsx'

export interface BotaoDaPlanilhaProps {
  /** Of the sheet and, without accents or spaces, of the file. */
  nome: string
  arquivo: string
  titulos: readonly string[]
  linhas: readonly (readonly ValorDePlanilha[])[]
}

/** What is on screen, as a sheet: the writer is downloaded when the first file is asked for. */
export function BotaoDaPlanilha({ nome, arquivo, titulos, linhas }: BotaoDaPlanilhaProps) {
  const [escrevendo, definirEscrevendo] = useState(false)
  const escrever = async () => {
    definirEscrevendo(true)
    try {
      const { escritaXlsx } = await import('../lib/planilha/xlsx.ts')
      const escrita = escritaXlsx(nome, titulos, fusoEmUso())
      escrita.acrescentar(linhas)
      baixar(await escrita.concluir(), `${arquivo}.xlsx`)
    } catch (erro) {
      avisar.erro(erro)
    } finally {
      definirEscrevendo(false)
    }
  }
  return (
    <Botao variant="outlined" loading={escrevendo} onClick={() => void escrever()}>
      Baixar planilha
    </Botao>
  )
}
