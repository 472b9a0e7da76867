import { MAXIMO_DE_LINHAS, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { avisar } from '../../ui/avisar.ts'
import { BarraDeProgresso } from '../../ui/barra-de-progresso.tsx'
import { Botao } from '../../ui/botao.tsx'
import { AreaDeArquivos } from '../../ui/formulario/area-de-arquivos.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Texto } from '../../ui/texto.tsx'
import { baixarModelo } from './baixar-planilhas.ts'
import estilos from './passo-do-arquivo.module.css'
import { AcoesDoPasso } from './passos.tsx'
import type { UsoDaImportacao } from './use-importacao.ts'

const ACEITOS =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel'

const maximo = escritorDeNumeros()(MAXIMO_DE_LINHAS)

const COMO_SE_RECONHECE: Readonly<Record<TipoDeImportacao, string>> = {
  PACIENTES:
    'Uma linha por animal, com o tutor ao lado; uma linha só com o tutor também serve. O tutor é reconhecido pelo CPF; sem CPF, pelo nome com telefone ou e-mail; sem nada disso, só pelo nome. O animal, pelo microchip, ou pelo nome e espécie dentro do mesmo tutor.',
  PARCEIROS: 'Uma linha por clínica, reconhecida pelo CNPJ ou CPF.',
  SERVICOS: 'Uma linha por serviço, reconhecido pelo nome.',
  TABELAS_DE_PRECO:
    'Uma linha por preço, com a tabela e o serviço, reconhecidos pelo nome. O preço toma o lugar do que o serviço tinha na tabela; os outros preços dela ficam.',
  ESPECIALIDADES: 'Uma linha por especialidade, reconhecida pelo nome.',
  EQUIPAMENTOS: 'Uma linha por equipamento, reconhecido pelo nome.',
}

/** What may be several in one cell, and how it is written there. */
const LISTAS: Partial<Record<TipoDeImportacao, string>> = {
  PACIENTES: 'Outros tutores: um por linha dentro da célula (Alt+Enter no Excel), como “Ana Prado | 529.982.247-25”.',
  PARCEIROS:
    'Contatos e preços próprios: um por linha dentro da célula (Alt+Enter no Excel), com as partes entre barras, como “Ana | Recepção | (11) 91234-5678 | recebe laudos” e “Ultrassom abdominal | 150,00”.',
  SERVICOS:
    'Equipamentos, serviços do pacote e preços dos planos: um por linha dentro da célula (Alt+Enter no Excel), os preços como “Petvida Essencial | 150,00”.',
  TABELAS_DE_PRECO:
    'Uma tabela também pode vir inteira em uma linha, como a lista a exporta: um preço por linha dentro da célula (Alt+Enter no Excel), como “Ultrassom abdominal | 150,00”. Assim, a célula traz todos os preços da tabela.',
}

export interface PassoDoArquivoProps {
  tipo: TipoDeImportacao
  uso: UsoDaImportacao
  aoFechar: () => void
}

export function PassoDoArquivo({ tipo, uso, aoFechar }: PassoDoArquivoProps) {
  const enviando = uso.trabalho === 'enviando'
  return (
    <>
      <div className={estilos.passoDoArquivo}>
        <AreaDeArquivos
          rotulo="Escolher planilha"
          dica={`CSV ou XLSX, até 10 MB e ${maximo} linhas`}
          aceitar={ACEITOS}
          desabilitada={enviando}
          aoEscolher={([arquivo]) => arquivo !== undefined && void uso.enviar(arquivo)}
        />
        {enviando && (
          <div role="status" className={estilos.grade}>
            <BarraDeProgresso
              aria-label="Enviando a planilha"
              {...(uso.enviado < 1 ? { variant: 'determinate', value: uso.enviado * 100 } : {})}
            />
            {uso.enviado < 1 ? 'Enviando…' : 'Lendo a planilha…'}
          </div>
        )}
        <div className={estilos.instrucoes}>
          <Texto>{COMO_SE_RECONHECE[tipo]}</Texto>
          <Texto>
            Quem já existe é atualizado com o que a planilha traz; célula em branco não apaga nada. Enviar a mesma
            planilha outra vez não duplica.
          </Texto>
          {LISTAS[tipo] !== undefined && <Texto>{LISTAS[tipo]}</Texto>}
        </div>
      </div>
      <AcoesDoPasso>
        <Botao
          startIcon={<Icone nome="file-download" />}
          onClick={() => void baixarModelo(tipo).catch((erro: unknown) => avisar.erro(erro))}
          className={estilos.botao}
        >
          Baixar modelo
        </Botao>
        <Botao color="secondary" onClick={aoFechar}>
          Cancelar
        </Botao>
      </AcoesDoPasso>
    </>
  )
}
