import { useState } from 'react'
import { Alerta } from '../alerta.tsx'
import { BarraDeProgresso } from '../barra-de-progresso.tsx'
import { Botao } from '../botao.tsx'
import { Dialogo } from '../dialogo.tsx'
import estilos from './dialogo-de-exportacao.module.css'
import { EscolhaDeOpcao } from './escolha-de-opcao.tsx'
import type { Coluna, ConsultaDaLista, ListaProps } from './tipos.ts'
import { useExportacao } from './use-exportacao.ts'
import type { AlcanceDasColunas, EstadoDaExportacao, FormatoDeExportacao } from './use-exportacao.ts'
import { numero } from '../../lib/numero.ts'

const FORMATOS = [
  { valor: 'xlsx', rotulo: 'Excel (XLSX)', detalhe: 'Números, valores e datas prontos para somar e ordenar.' },
  { valor: 'csv', rotulo: 'CSV', detalhe: 'Texto separado por ponto e vírgula, para outros sistemas.' },
] as const

const INTEIRAS = 'Com tudo o que o formulário guarda. É o arquivo que a importação lê de volta.'
const INTEIRAS_SEM_VOLTA = 'Com o que a tela não mostra.'

/** What a file of all columns has besides those of the screen. */
function detalheDeTodas<T>(colunas: readonly Coluna<T>[]): { detalhe?: string } {
  const soDoArquivo = colunas.filter(({ soNaPlanilha }) => soNaPlanilha === true)
  if (soDoArquivo.length === 0) return {}
  return { detalhe: soDoArquivo.every(({ semVolta }) => semVolta === true) ? INTEIRAS_SEM_VOLTA : INTEIRAS }
}

function textoDoAndamento({ feitas, total }: EstadoDaExportacao): string {
  if (feitas === 0) return 'Preparando…'
  return total === null ? `${numero(feitas)} linhas` : `${numero(feitas)} de ${numero(total)} linhas`
}

function Andamento({ estado }: { estado: EstadoDaExportacao }) {
  const { feitas, total } = estado
  const fracao = total === null || total === 0 ? undefined : (feitas / total) * 100
  return (
    <div className={estilos.andamento}>
      <BarraDeProgresso
        aria-label="Exportando"
        {...(fracao === undefined || feitas === 0 ? {} : { variant: 'determinate', value: fracao })}
      />
      <div role="status" className={estilos.caixa}>
        {textoDoAndamento(estado)}
      </div>
    </div>
  )
}

export interface DialogoDeExportacaoProps<T extends { codigo: string }> extends Pick<
  ListaProps<T>,
  'nomes' | 'buscar'
> {
  consulta: ConsultaDaLista
  todas: readonly Coluna<T>[]
  visiveis: readonly Coluna<T>[]
  aoFechar: () => void
}

/** One file with everything that the filters find, in the order of the screen. Closing the window stops the work. */
export function DialogoDeExportacao<T extends { codigo: string }>(props: DialogoDeExportacaoProps<T>) {
  const { nomes, consulta, todas, visiveis, aoFechar } = props
  const [formato, definirFormato] = useState<FormatoDeExportacao>('xlsx')
  const [alcance, definirAlcance] = useState<AlcanceDasColunas>('visiveis')
  const { estado, comecar, cancelar } = useExportacao(props, aoFechar)
  const { fase, erro } = estado
  const fechar = () => {
    cancelar()
    aoFechar()
  }
  const filtrada = Object.keys(consulta).some((nome) => !['ordem', 'limite', 'cursor'].includes(nome))
  const rotuloDoBotao = fase === 'falhou' ? 'Tentar de novo' : 'Exportar'
  return (
    <Dialogo
      aberto
      aoFechar={fechar}
      titulo={`Exportar ${nomes[1]}`}
      descricao={
        filtrada ? 'Vai tudo o que os filtros encontram, na ordem da tela.' : 'Vai a lista inteira, na ordem da tela.'
      }
      acoes={
        <>
          <Botao color="secondary" onClick={fechar}>
            Cancelar
          </Botao>
          {fase !== 'exportando' && (
            <Botao variant="contained" autoFocus onClick={() => void comecar(formato, alcance)}>
              {rotuloDoBotao}
            </Botao>
          )}
        </>
      }
    >
      {erro !== null && (
        <Alerta severity="error" className={estilos.alerta}>
          {erro} O que já veio está guardado: tente de novo e seguimos de onde parou.
        </Alerta>
      )}
      {fase === 'escolha' ? (
        <div className={estilos.grade}>
          <EscolhaDeOpcao titulo="Formato" nome="formato" opcoes={FORMATOS} valor={formato} aoMudar={definirFormato} />
          {todas.length > visiveis.length && (
            <EscolhaDeOpcao
              titulo="Colunas"
              nome="colunas"
              opcoes={[
                { valor: 'visiveis', rotulo: `As ${visiveis.length} que estão na tela` },
                {
                  valor: 'todas',
                  rotulo: `Todas as ${todas.length}`,
                  ...detalheDeTodas(todas),
                },
              ]}
              valor={alcance}
              aoMudar={definirAlcance}
            />
          )}
        </div>
      ) : (
        <Andamento estado={estado} />
      )}
    </Dialogo>
  )
}
