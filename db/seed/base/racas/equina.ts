/** `nome` or `nome|synonyms`. Horses, ponies, donkeys and mules. */
export const EQUINA = `Akhal-Teke
Albino Americano|American Cream
American Trotter|Trotador Americano, Standardbred
Andaluz|Pura Raça Espanhola, Andalusian
Anglo-Árabe|Anglo-Arabian
Appaloosa
Ardennais|Ardennes
Azteca
Baixadeiro
Belga de Tração|Belgian Draft
Berbere|Barb
Bretão|Breton
Brasileiro de Hipismo|Brazilian Sport Horse
Campeiro|Marchador das Araucárias
Campolina
Clydesdale
Crioulo|Criollo
Connemara
Dartmoor
Fjord|Fjord Norueguês
Frísio|Friesian
Gypsy Vanner|Cob Cigano
Haflinger
Hanoveriano|Hanoverian
Holsteiner
Islandês|Icelandic Horse
Jumento Brasileiro|Jegue
Jumento Nordestino
Jumento Pêga|Pêga
Lavradeiro
Lipizzaner|Lipizzan
Lusitano|Puro-Sangue Lusitano
Mangalarga|Mangalarga Paulista
Mangalarga Marchador
Marajoara
Missouri Fox Trotter
Morgan
Mustang
Nordestino
Oldenburg
Paint Horse
Pampa
Pantaneiro
Paso Fino
Paso Peruano|Peruvian Paso
Percheron
Petiço Brasileiro
Piquira
Pônei Brasileiro|Brazilian Pony
Pônei Shetland|Shetland Pony
Pônei Welsh|Welsh Pony
Puro-Sangue Árabe|Arabian, Árabe
Puro-Sangue Inglês|Thoroughbred
Puruca
Quarto de Milha|Quarter Horse
Sela Belga|Belgian Warmblood, BWP
Sela Francesa|Selle Français
Sela Holandesa|Dutch Warmblood, KWPN
Shire
Tennessee Walker|Tennessee Walking Horse
Trakehner
Zangersheide
Muar|Burro, Mula
Bardoto`
