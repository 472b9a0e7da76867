import { PERMISSOES_DA_IMPORTACAO, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { usePermissoes } from '../../lib/use-pode.ts'
import { parte } from '../../ui/parte.tsx'

const Importacao = parte(async () => (await import('./importacao-dialogo.tsx')).ImportacaoDialogo)

/** On a list: brings in a sheet of what it lists. Only for who may; the rest of the flow comes when it is asked for. */
export function BotaoImportar({ tipo }: { tipo: TipoDeImportacao }) {
  const [aberto, definirAberto] = useState(false)
  const pode = usePermissoes()
  if (!pode('importacao:escrever') || !PERMISSOES_DA_IMPORTACAO[tipo].every((permissao) => pode(permissao))) return null
  return (
    <>
      <Botao
        variant="outlined"
        startIcon={<Icone nome="upload-file" />}
        aria-haspopup="dialog"
        onClick={() => definirAberto(true)}
      >
        Importar planilha
      </Botao>
      {aberto && <Importacao tipo={tipo} aoFechar={() => definirAberto(false)} />}
    </>
  )
}
