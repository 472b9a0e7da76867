import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { consultaDeListasSalvas } from '../../src/lib/listas-salvas.ts'
import { Atalhos, ATALHOS_DO_KIT } from '../../src/ui/atalhos.tsx'
import { BotaoDeIcone } from '../../src/ui/botao-de-icone.tsx'
import { CalendarioFlutuante } from '../../src/ui/calendario-flutuante.tsx'
import { confirmar } from '../../src/ui/confirmar.ts'
import { Dialogo } from '../../src/ui/dialogo.tsx'
import { Flutuante } from '../../src/ui/flutuante.tsx'
import { DialogoDeMotivo } from '../../src/ui/formulario/dialogo-de-motivo.tsx'
import { Gaveta } from '../../src/ui/gaveta.tsx'
import { DialogoDeExportacao } from '../../src/ui/lista/dialogo-de-exportacao.tsx'
import { EditorDeFiltro } from '../../src/ui/lista/editor-de-filtro.tsx'
import { FormularioDaListaSalva } from '../../src/ui/lista/formulario-da-lista-salva.tsx'
import { ListasSalvas } from '../../src/ui/lista/listas-salvas.tsx'
import { PainelDeColunas } from '../../src/ui/lista/painel-de-colunas.tsx'
import { filtroDeSituacao } from '../../src/ui/lista/situacao.tsx'
import { MenuDeAcoes } from '../../src/ui/menu-de-acoes.tsx'
import { Menu } from '../../src/ui/menu.tsx'
import { Opcoes } from '../../src/ui/opcoes.tsx'
import { Selecao } from '../../src/ui/selecao.tsx'
import { Balao } from '../../src/ui/sobrepostos/balao.tsx'
import { BuscaAberta } from '../../src/ui/sobrepostos/busca-aberta.tsx'
import { Confirmacao } from '../../src/ui/sobrepostos/confirmacao.tsx'
import { JanelaDeEspera } from '../../src/ui/sobrepostos/janela-de-espera.tsx'
import { JanelaNua } from '../../src/ui/sobrepostos/janela-nua.tsx'
import { LONGO, nada, PORTES, TUTORES } from '../amostras.ts'
import { ComAncora } from '../com-ancora.tsx'
import { definirPagina } from '../pagina.ts'

function ComJanela({ focar = false, dentro = null }: { focar?: boolean; dentro?: React.ReactNode }) {
  const [aberto, definirAberto] = useState(false)
  return (
    <>
      <button onClick={() => definirAberto(true)}>Abrir</button>
      <Dialogo
        aberto={aberto}
        aoFechar={() => definirAberto(false)}
        titulo="Novo tutor"
        descricao="Quem responde pelo animal."
        acoes={<button>Salvar</button>}
      >
        <input aria-label="Nome" autoFocus={focar} />
        {dentro}
      </Dialogo>
    </>
  )
}

const Janela = () => <ComJanela />
const JanelaQueFoca = () => <ComJanela focar />
const JanelaCheia = () => (
  <ComJanela
    dentro={
      <>
        <MenuDeAcoes grupos={[[{ rotulo: 'Excluir', executar: nada }]]} />
        <button onClick={() => void confirmar({ titulo: 'Excluir o tutor?', confirmar: 'Excluir' })}>Perguntar</button>
        <Selecao rotulo="Tamanho" valor="G" opcoes={PORTES} aoMudar={nada} />
      </>
    }
  />
)
const JanelaAberta = () => (
  <Dialogo aberto aoFechar={nada} titulo={LONGO} descricao={LONGO} soTexto>
    {Array.from({ length: 40 }, (_, linha) => (
      <p key={linha}>{LONGO}</p>
    ))}
  </Dialogo>
)

/** Writes down what was done, and who had the focus then. */
function MenuQueAge() {
  const [feitos, definirFeitos] = useState<readonly string[]>([])
  const item = (rotulo: string) => ({
    rotulo,
    executar: () =>
      definirFeitos([...feitos, `${rotulo} com o foco em ${document.activeElement?.getAttribute('aria-label')}`]),
  })
  return (
    <>
      <MenuDeAcoes grupos={[[item('Editar'), item('Imprimir')], [item('Excluir')]]} />
      <output>{feitos.join('; ')}</output>
    </>
  )
}

function MenuQueAbreJanela() {
  const [aberto, definirAberto] = useState(false)
  return (
    <>
      <MenuDeAcoes grupos={[[{ rotulo: 'Editar', executar: () => definirAberto(true) }]]} />
      <Dialogo aberto={aberto} aoFechar={() => definirAberto(false)} titulo="Editar">
        <input aria-label="Nome" autoFocus />
      </Dialogo>
    </>
  )
}

function GavetaEFlutuante() {
  const [gaveta, definirGaveta] = useState(false)
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  return (
    <>
      <button onClick={() => definirGaveta(true)}>Histórico</button>
      <button onClick={({ currentTarget }) => definirAncora(currentTarget)}>Clínica</button>
      {gaveta && (
        <Gaveta titulo="Mudanças" aoFechar={() => definirGaveta(false)}>
          <p>Nada mudou.</p>
        </Gaveta>
      )}
      {ancora !== null && (
        <Flutuante ancora={ancora} rotulo="Filtrar por clínica" aoFechar={() => definirAncora(null)}>
          <input aria-label="Procurar" autoFocus />
        </Flutuante>
      )}
    </>
  )
}

const GavetaAberta = () => (
  <Gaveta titulo="Mudanças" sobTitulo={LONGO} aoFechar={nada}>
    <p>{LONGO}</p>
  </Gaveta>
)

const FlutuanteAberto = () => (
  <ComAncora rotulo="Clínica">
    {(ancora, aoFechar) => (
      <Flutuante ancora={ancora} rotulo="Filtrar por clínica" aoFechar={aoFechar}>
        <BuscaAberta rotulo="Procurar" opcoes={TUTORES} carregando={false} aoDigitar={nada} aoEscolher={nada} />
      </Flutuante>
    )}
  </ComAncora>
)

const MenuAberto = () => (
  <ComAncora rotulo="Ações">
    {(ancora, aoFechar) => (
      <Menu
        ancora={ancora}
        aoFechar={aoFechar}
        grupos={[[{ rotulo: 'Editar', executar: nada }], [{ rotulo: 'Excluir', perigo: true, executar: nada }]]}
      />
    )}
  </ComAncora>
)

const OpcoesAbertas = () => (
  <ComAncora rotulo="Porte">
    {(ancora, aoFechar) => <Opcoes ancora={ancora} valor="P" opcoes={PORTES} aoMudar={nada} aoFechar={aoFechar} />}
  </ComAncora>
)

const Mes = () => (
  <ComAncora rotulo="Dia">
    {(ancora, aoFechar) => (
      <CalendarioFlutuante
        ancora={ancora}
        rotulo="Nascimento"
        dia={Temporal.PlainDate.from('2026-03-10')}
        aoEscolher={nada}
        aoFechar={aoFechar}
      />
    )}
  </ComAncora>
)

const Dica = () => (
  <>
    <button>Antes</button>
    <BotaoDeIcone rotulo="Altura das horas">
      <span aria-hidden>↕</span>
    </BotaoDeIcone>
  </>
)

const DicaAberta = () => (
  <ComAncora rotulo="Salvar">
    {(ancora, aoFechar) => <Balao ancora={ancora} texto="Ctrl+S" aoFechar={aoFechar} />}
  </ComAncora>
)

const PERGUNTA = { titulo: 'Excluir a raça?', texto: LONGO, confirmar: 'Excluir', perigo: true, responder: nada }
const Pergunta = () => <Confirmacao pergunta={PERGUNTA} />

const SemMoldura = () => (
  <JanelaNua rotulo="Imagem" aoFechar={nada}>
    <p>Uma imagem, inteira.</p>
  </JanelaNua>
)

const AEsperaDoCodigo = () => (
  <JanelaDeEspera rotulo="Buscar" aoFechar={nada}>
    <input aria-label="Buscar" />
  </JanelaDeEspera>
)

const Teclas = () => <Atalhos grupos={ATALHOS_DO_KIT} aoFechar={nada} />

const Motivo = () => (
  <DialogoDeMotivo
    titulo="Cancelar o exame"
    descricao="A clínica lê o motivo."
    confirmar="Cancelar o exame"
    aoConfirmar={async () => undefined}
    aoFechar={nada}
  />
)

const COLUNAS = [{ id: 'nome', titulo: 'Nome', celula: () => 'Thor' }]

const Exportacao = () => (
  <DialogoDeExportacao
    nomes={['paciente', 'pacientes']}
    buscar={() => new Promise<never>(() => undefined)}
    consulta={{}}
    todas={COLUNAS}
    visiveis={COLUNAS}
    aoFechar={nada}
  />
)

const Filtro = () => (
  <ComAncora rotulo="Situação">
    {(ancora, aoFechar) => (
      <EditorDeFiltro
        ancora={ancora}
        aoFechar={aoFechar}
        filtro={filtroDeSituacao}
        valor={undefined}
        aoEscolher={nada}
      />
    )}
  </ComAncora>
)

const ColunasDaLista = () => (
  <ComAncora rotulo="Colunas">
    {(ancora, aoFechar) => (
      <PainelDeColunas
        ancora={ancora}
        aoFechar={aoFechar}
        escolha={{
          todas: COLUNAS,
          visiveis: COLUNAS,
          daPlanilha: [],
          oculta: () => false,
          alternar: nada,
          mover: nada,
          preferencia: null,
          definir: nada,
        }}
      />
    )}
  </ComAncora>
)

const SALVA = {
  codigo: '1',
  nome: LONGO,
  consulta: { ativo: 'false', busca: 'rim' },
  colunas: { ordem: ['nome'], ocultas: [] },
}
const COMO_SE_VE = { consulta: {}, colunas: null }

const ListasDaPessoa = () => {
  useQueryClient().setQueryData(consultaDeListasSalvas('oficina').queryKey, [
    SALVA,
    { ...SALVA, codigo: '2', nome: 'Como vem', ...COMO_SE_VE },
  ])
  return (
    <ComAncora rotulo="Listas">
      {(ancora, aoFechar) => (
        <ListasSalvas
          ancora={ancora}
          lista="oficina"
          filtros={[filtroDeSituacao]}
          atual={COMO_SE_VE}
          aoAbrir={nada}
          aoFechar={aoFechar}
        />
      )}
    </ComAncora>
  )
}

const ListaAMudar = () => <FormularioDaListaSalva lista="oficina" inicial={SALVA} atual={COMO_SE_VE} aoFechar={nada} />

export const pagina = definirPagina(
  'O que fica por cima',
  {
    janela: Janela,
    'janela que foca': JanelaQueFoca,
    'janela cheia': JanelaCheia,
    'janela aberta': JanelaAberta,
    'menu que age': MenuQueAge,
    'menu que abre janela': MenuQueAbreJanela,
    'menu aberto': MenuAberto,
    'gaveta e flutuante': GavetaEFlutuante,
    'gaveta aberta': GavetaAberta,
    'flutuante aberto': FlutuanteAberto,
    'opções abertas': OpcoesAbertas,
    mês: Mes,
    dica: Dica,
    'dica aberta': DicaAberta,
    pergunta: Pergunta,
    'sem moldura': SemMoldura,
    'à espera do código': AEsperaDoCodigo,
    teclas: Teclas,
    motivo: Motivo,
    exportação: Exportacao,
    filtro: Filtro,
    'colunas da lista': ColunasDaLista,
    'listas salvas': ListasDaPessoa,
    'lista salva que se muda': ListaAMudar,
  },
  { porCima: true },
)
