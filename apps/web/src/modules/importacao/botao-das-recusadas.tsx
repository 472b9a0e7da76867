import type { ImportacaoCompleta } from '@vetlume/dominio/importacao'
import { Botao } from '../../ui/botao.tsx'
import { avisar } from '../../ui/avisar.ts'
import { baixarRecusadas } from './baixar-planilhas.ts'
import { emLinhas } from './em-linhas.ts'

/** The file with the lines that could not enter. */
export function BotaoDasRecusadas({ importacao }: { importacao: ImportacaoCompleta }) {
  const quantas = importacao.resultado?.recusadas ?? 0
  return (
    <Botao onClick={() => void baixarRecusadas(importacao).catch((erro: unknown) => avisar.erro(erro))}>
      {quantas === 1 ? 'Baixar a linha a corrigir' : `Baixar as ${emLinhas(quantas)} a corrigir`}
    </Botao>
  )
}
