import { ROTULOS_DA_IMPORTACAO, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import estilos from './importacao-dialogo.module.css'
import { PassoDoArquivo } from './passo-do-arquivo.tsx'
import { PassoDasColunas } from './passo-das-colunas.tsx'
import { PassoDoRelatorio } from './passo-do-relatorio.tsx'
import { PassoPronto } from './passo-pronto.tsx'
import { PassosDaImportacao } from './passos.tsx'
import { useImportacao } from './use-importacao.ts'
import type { Passo } from './use-importacao.ts'

const DESCRICOES: Readonly<Record<Passo, string>> = {
  arquivo: 'Escolha o arquivo. Nada é gravado até você conferir.',
  colunas: 'Diga o que é cada coluna. O que reconhecemos já está escolhido.',
  relatorio: 'Veja o que vai mudar antes de gravar.',
  pronto: 'O que foi gravado já está no cadastro.',
}

/** From the file to the report, and only then to the registry. Closing the window leaves nothing behind. */
export function ImportacaoDialogo({ tipo, aoFechar }: { tipo: TipoDeImportacao; aoFechar: () => void }) {
  const uso = useImportacao(tipo)
  const { passo, trabalho, atual, erro } = uso
  const fechar = async () => {
    const gravando = trabalho === 'gravando'
    if (gravando && !(await uso.interromper())) return
    if (gravando) avisar.informacao('Importação cancelada. Nada foi gravado.')
    aoFechar()
  }
  const aoSair = () => void fechar()
  return (
    <Dialogo
      aberto
      largura="lg"
      titulo={`Importar ${ROTULOS_DA_IMPORTACAO[tipo]}`}
      descricao={DESCRICOES[passo]}
      aoFechar={aoSair}
    >
      <PassosDaImportacao atual={passo} />
      {erro !== null && (
        <Alerta severity="error" className={estilos.alerta}>
          {mensagemDoErro(erro)}
        </Alerta>
      )}
      {passo === 'arquivo' || atual === null ? (
        <PassoDoArquivo tipo={tipo} uso={uso} aoFechar={aoSair} />
      ) : passo === 'colunas' ? (
        <PassoDasColunas key={atual.codigo} importacao={atual} uso={uso} />
      ) : passo === 'relatorio' ? (
        <PassoDoRelatorio importacao={atual} uso={uso} aoFechar={aoSair} />
      ) : (
        <PassoPronto importacao={atual} aoFechar={aoFechar} />
      )}
    </Dialogo>
  )
}
